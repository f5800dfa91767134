import { lazyRouteComponent } from '@tanstack/react-router'
import type { Viewer } from '../../pages.ts'

type PageComponent = ReturnType<typeof lazyRouteComponent>
type ByViewer = Partial<Record<Viewer, PageComponent>>

const forAll = (page: PageComponent): ByViewer => ({ visitor: page, client: page, coach: page })

const coachDashboard = lazyRouteComponent(
  () => import('#features/coaching/coach-dashboard/web/coach-dashboard.page.tsx'),
  'CoachDashboardPage',
)

/** The pages for everyone, as those see them who are signed in; visitors get documents of their own. */
const textPage = (name: keyof typeof import('#features/landing/web/text-pages.tsx')) =>
  forAll(lazyRouteComponent(() => import('#features/landing/web/text-pages.tsx'), name))

/** The component of every page of the table, each in a chunk of its own. A page may differ by viewer. */
export const pageComponents: Record<string, ByViewer> = {
  home: {
    client: lazyRouteComponent(() => import('#features/dashboard/web/dashboard.page.tsx'), 'DashboardPage'),
    coach: coachDashboard,
  },
  framework: forAll(
    lazyRouteComponent(() => import('#features/journey/framework/web/framework.page.tsx'), 'FrameworkPage'),
  ),
  summit: forAll(lazyRouteComponent(() => import('#features/endings/summit/web/summit.page.tsx'), 'SummitPage')),
  'own-certificate': forAll(
    lazyRouteComponent(
      () => import('#features/endings/certificate/web/own-certificate.page.tsx'),
      'OwnCertificatePage',
    ),
  ),
  certificate: forAll(
    lazyRouteComponent(() => import('#features/endings/certificate/web/certificate.page.tsx'), 'CertificatePage'),
  ),
  phase: forAll(lazyRouteComponent(() => import('#features/endings/phase/web/phase.page.tsx'), 'PhasePage')),
  modules: forAll(lazyRouteComponent(() => import('#features/journey/modules/web/modules.page.tsx'), 'ModulesPage')),
  module: forAll(lazyRouteComponent(() => import('#features/journey/modules/web/module.page.tsx'), 'ModulePage')),
  'sub-module': forAll(lazyRouteComponent(() => import('./sub-module.page.tsx'), 'SubModulePage')),
  frontier: forAll(lazyRouteComponent(() => import('./frontier.page.tsx'), 'FrontierPage')),
  poster: forAll(lazyRouteComponent(() => import('#features/game/poster/web/poster.page.tsx'), 'PosterPage')),
  resources: forAll(
    lazyRouteComponent(() => import('#features/library/resources/web/resources.page.tsx'), 'ResourcesPage'),
  ),
  assistant: forAll(lazyRouteComponent(() => import('./assistant.page.tsx'), 'AssistantPage')),
  coaching: forAll(
    lazyRouteComponent(() => import('#features/coaching/requests/web/coaching.page.tsx'), 'CoachingPage'),
  ),
  messages: forAll(
    lazyRouteComponent(() => import('#features/coaching/messages/web/messages.page.tsx'), 'MessagesPage'),
  ),
  outcomes: forAll(
    lazyRouteComponent(() => import('#features/coaching/outcomes/web/outcomes.page.tsx'), 'OutcomesPage'),
  ),
  'coach-dashboard': forAll(coachDashboard),
  'coach-clients': forAll(
    lazyRouteComponent(() => import('#features/coaching/my-clients/web/clients.page.tsx'), 'ClientsPage'),
  ),
  'coach-assign': forAll(
    lazyRouteComponent(() => import('#features/coaching/assignments/web/assign-client.page.tsx'), 'AssignClientPage'),
  ),
  'coach-client': forAll(
    lazyRouteComponent(() => import('#features/coaching/caseload/web/client.page.tsx'), 'ClientPage'),
  ),
  'coach-client-file': forAll(
    lazyRouteComponent(() => import('#features/coaching/client-file/web/client-file.page.tsx'), 'ClientFilePage'),
  ),
  'coach-talk': forAll(lazyRouteComponent(() => import('#features/coaching/talks/web/talk.page.tsx'), 'TalkPage')),
  'coach-inbox': forAll(lazyRouteComponent(() => import('#features/coaching/inbox/web/inbox.page.tsx'), 'InboxPage')),
  'coach-write': forAll(
    lazyRouteComponent(() => import('#features/coaching/several/web/write.page.tsx'), 'WriteToSeveralPage'),
  ),
  'coach-program': forAll(
    lazyRouteComponent(() => import('#features/coaching/program/web/program.page.tsx'), 'ProgramPage'),
  ),
  'coach-lesson': forAll(
    lazyRouteComponent(() => import('#features/coaching/program/web/program-lesson.page.tsx'), 'ProgramLessonPage'),
  ),
  'coach-resources': forAll(
    lazyRouteComponent(() => import('#features/library/resources/web/resources.page.tsx'), 'ResourcesPage'),
  ),
  'coach-milestones': forAll(
    lazyRouteComponent(() => import('#features/coaching/milestones/web/milestones.page.tsx'), 'MilestonesPage'),
  ),
  'coach-record': forAll(
    lazyRouteComponent(
      () => import('#features/coaching/milestones/web/record-milestone.page.tsx'),
      'RecordMilestonePage',
    ),
  ),
  'coach-achievements': forAll(
    lazyRouteComponent(
      () => import('#features/coaching/achievements/web/achievements.page.tsx'),
      'CoachAchievementsPage',
    ),
  ),
  'coach-analytics': forAll(
    lazyRouteComponent(() => import('#features/coaching/analytics/web/analytics.page.tsx'), 'AnalyticsPage'),
  ),
  'coach-profile': forAll(
    lazyRouteComponent(() => import('#features/coaching/profile/web/coach-profile.page.tsx'), 'CoachProfilePage'),
  ),
  'operator-people': forAll(
    lazyRouteComponent(() => import('#features/operator/people/web/people.page.tsx'), 'PeoplePage'),
  ),
  'operator-person': forAll(
    lazyRouteComponent(() => import('#features/operator/people/web/person.page.tsx'), 'PersonPage'),
  ),
  'operator-coaches': forAll(
    lazyRouteComponent(() => import('#features/operator/coaches/web/coaches.page.tsx'), 'CoachesPage'),
  ),
  'operator-money': forAll(
    lazyRouteComponent(() => import('#features/operator/money/web/money.page.tsx'), 'MoneyPage'),
  ),
  'operator-stopping': forAll(
    lazyRouteComponent(() => import('#features/operator/stopping/web/stopping.page.tsx'), 'StoppingPage'),
  ),
  'operator-broadcasts': forAll(
    lazyRouteComponent(() => import('#features/operator/broadcasts/web/broadcasts.page.tsx'), 'BroadcastsPage'),
  ),
  'operator-broadcast': forAll(
    lazyRouteComponent(() => import('#features/operator/broadcasts/web/broadcast.page.tsx'), 'BroadcastPage'),
  ),
  'operator-content': forAll(
    lazyRouteComponent(() => import('#features/operator/content/web/content.page.tsx'), 'ContentPage'),
  ),
  'operator-preview': forAll(
    lazyRouteComponent(() => import('#features/operator/seeing/web/preview.page.tsx'), 'PreviewPage'),
  ),
  'operator-running': forAll(
    lazyRouteComponent(() => import('#features/operator/running/web/running.page.tsx'), 'RunningPage'),
  ),
  'operator-audit': forAll(
    lazyRouteComponent(() => import('#features/operator/audit/web/audit.page.tsx'), 'AuditPage'),
  ),
  coach: forAll(
    lazyRouteComponent(() => import('#features/coaching/profile/web/published-coach.page.tsx'), 'PublishedCoachPage'),
  ),
  'desk-two-step-needed': forAll(
    lazyRouteComponent(
      () => import('#features/identity/two-factor/web/two-factor-needed.page.tsx'),
      'DeskTwoFactorNeededPage',
    ),
  ),
  'two-step-needed': forAll(
    lazyRouteComponent(
      () => import('#features/identity/two-factor/web/two-factor-needed.page.tsx'),
      'TwoFactorNeededPage',
    ),
  ),
  'sign-in': forAll(lazyRouteComponent(() => import('#features/identity/sign-in/web/sign-in.page.tsx'), 'SignInPage')),
  pricing: forAll(lazyRouteComponent(() => import('#features/billing/checkout/web/pricing.page.tsx'), 'PricingPage')),
  subscribe: forAll(
    lazyRouteComponent(() => import('#features/billing/checkout/web/subscribe.page.tsx'), 'SubscribePage'),
  ),
  refer: forAll(lazyRouteComponent(() => import('#features/referrals/web/refer.page.tsx'), 'ReferPage')),
  settings: forAll(
    lazyRouteComponent(() => import('#features/account/settings/web/settings.page.tsx'), 'SettingsPage'),
  ),
  'first-lesson': textPage('MemberFirstLessonPage'),
  terms: textPage('TermsPage'),
  privacy: textPage('PrivacyPage'),
  refunds: textPage('RefundsPage'),
  'reset-password': forAll(
    lazyRouteComponent(() => import('#features/identity/passwords/web/reset-password.page.tsx'), 'ResetPasswordPage'),
  ),
  unsubscribe: forAll(
    lazyRouteComponent(() => import('#features/program-emails/web/unsubscribe.page.tsx'), 'UnsubscribePage'),
  ),
  'verify-email': forAll(
    lazyRouteComponent(() => import('#features/identity/email-address/web/verify-email.page.tsx'), 'VerifyEmailPage'),
  ),
  welcome: forAll(lazyRouteComponent(() => import('#features/journey/work-week/web/welcome.page.tsx'), 'WelcomePage')),
  binder: forAll(lazyRouteComponent(() => import('./binder.page.tsx'), 'BinderPage')),
  'page-history': forAll(lazyRouteComponent(() => import('./page-history.page.tsx'), 'PageHistoryPage')),
  plan: forAll(lazyRouteComponent(() => import('#features/founder-file/plan/web/plan.page.tsx'), 'PlanPage')),
  numbers: forAll(
    lazyRouteComponent(() => import('#features/founder-file/numbers/web/numbers.page.tsx'), 'NumbersPage'),
  ),
}
