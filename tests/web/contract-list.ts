import * as app from '#app/health.contract.ts'
import * as testPayments from '#app/test-payments.contract.ts'
import * as privacy from '#features/account/privacy/privacy.contract.ts'
import * as settings from '#features/account/settings/settings.contract.ts'
import * as analyzer from '#features/assistant/analyzer/analyzer.contract.ts'
import * as answers from '#features/assistant/answers/answers.contract.ts'
import * as assistant from '#features/assistant/assistant.contract.ts'
import * as consent from '#features/assistant/consent/consent.contract.ts'
import * as conversations from '#features/assistant/conversations/conversations.contract.ts'
import * as memory from '#features/assistant/memory/memory.contract.ts'
import * as proposals from '#features/assistant/proposals/proposals.contract.ts'
import * as quota from '#features/assistant/quota/quota.contract.ts'
import * as checkout from '#features/billing/checkout/checkout.contract.ts'
import * as customers from '#features/billing/customers/customers.contract.ts'
import * as guarantee from '#features/billing/guarantee/guarantee.contract.ts'
import * as invoices from '#features/billing/invoices/invoices.contract.ts'
import * as membershipPause from '#features/billing/pause/pause.contract.ts'
import * as subscription from '#features/billing/subscription/subscription.contract.ts'
import * as webhook from '#features/billing/webhook/webhook.contract.ts'
import * as achievements from '#features/coaching/achievements/achievements.contract.ts'
import * as analytics from '#features/coaching/analytics/analytics.contract.ts'
import * as assignments from '#features/coaching/assignments/assignments.contract.ts'
import * as caseload from '#features/coaching/caseload/caseload.contract.ts'
import * as clientFile from '#features/coaching/client-file/client-file.contract.ts'
import * as coachDashboard from '#features/coaching/coach-dashboard/coach-dashboard.contract.ts'
import * as coachLedger from '#features/coaching/coach-ledger/coach-ledger.contract.ts'
import * as coaching from '#features/coaching/coaching.contract.ts'
import * as comments from '#features/coaching/comments/comments.contract.ts'
import * as handOver from '#features/coaching/hand-over/hand-over.contract.ts'
import * as handed from '#features/coaching/handed/handed.contract.ts'
import * as inbox from '#features/coaching/inbox/inbox.contract.ts'
import * as messages from '#features/coaching/messages/messages.contract.ts'
import * as milestones from '#features/coaching/milestones/milestones.contract.ts'
import * as myClients from '#features/coaching/my-clients/my-clients.contract.ts'
import * as myCoach from '#features/coaching/my-coach/my-coach.contract.ts'
import * as outcomes from '#features/coaching/outcomes/outcomes.contract.ts'
import * as profile from '#features/coaching/profile/profile.contract.ts'
import * as coachProgram from '#features/coaching/program/program.contract.ts'
import * as promises from '#features/coaching/promises/promises.contract.ts'
import * as requests from '#features/coaching/requests/requests.contract.ts'
import * as several from '#features/coaching/several/several.contract.ts'
import * as sharing from '#features/coaching/sharing/sharing.contract.ts'
import * as snippets from '#features/coaching/snippets/snippets.contract.ts'
import * as tags from '#features/coaching/tags/tags.contract.ts'
import * as talks from '#features/coaching/talks/talks.contract.ts'
import * as actions from '#features/dashboard/actions/actions.contract.ts'
import * as dashboard from '#features/dashboard/dashboard.contract.ts'
import * as stats from '#features/dashboard/stats/stats.contract.ts'
import * as weeklyFocus from '#features/dashboard/weekly-focus/weekly-focus.contract.ts'
import * as certificate from '#features/endings/certificate/certificate.contract.ts'
import * as finder from '#features/finder/finder.contract.ts'
import * as fileExchange from '#features/founder-file/exchange/exchange.contract.ts'
import * as fileNumbers from '#features/founder-file/numbers/numbers.contract.ts'
import * as filePages from '#features/founder-file/pages/pages.contract.ts'
import * as fileSearch from '#features/founder-file/pages/search.contract.ts'
import * as filePlan from '#features/founder-file/plan/plan.contract.ts'
import * as fileRunning from '#features/founder-file/running/running.contract.ts'
import * as fileSettings from '#features/founder-file/settings/settings.contract.ts'
import * as fileSnapshots from '#features/founder-file/snapshots/snapshots.contract.ts'
import * as badges from '#features/game/badges/badges.contract.ts'
import * as gratitude from '#features/game/gratitude/gratitude.contract.ts'
import * as levels from '#features/game/levels/levels.contract.ts'
import * as marks from '#features/game/marks/marks.contract.ts'
import * as points from '#features/game/points/points.contract.ts'
import * as gameProfile from '#features/game/profile/profile.contract.ts'
import * as accounts from '#features/identity/accounts/accounts.contract.ts'
import * as emailAddress from '#features/identity/email-address/email-address.contract.ts'
import * as identity from '#features/identity/identity.contract.ts'
import * as passwords from '#features/identity/passwords/passwords.contract.ts'
import * as photos from '#features/identity/photos/photos.contract.ts'
import * as roles from '#features/identity/roles/roles.contract.ts'
import * as sessions from '#features/identity/sessions/sessions.contract.ts'
import * as signIn from '#features/identity/sign-in/sign-in.contract.ts'
import * as singleSignOn from '#features/identity/single-sign-on/single-sign-on.contract.ts'
import * as twoFactor from '#features/identity/two-factor/two-factor.contract.ts'
import * as calendar from '#features/journey/calendar/calendar.contract.ts'
import * as completions from '#features/journey/completions/completions.contract.ts'
import * as framework from '#features/journey/framework/framework.contract.ts'
import * as journey from '#features/journey/journey.contract.ts'
import * as lessons from '#features/journey/lessons/lessons.contract.ts'
import * as modules from '#features/journey/modules/modules.contract.ts'
import * as pace from '#features/journey/pace/pace.contract.ts'
import * as progress from '#features/journey/progress/progress.contract.ts'
import * as running from '#features/journey/running/running.contract.ts'
import * as way from '#features/journey/way/way.contract.ts'
import * as firstLesson from '#features/landing/first-lesson/first-lesson.contract.ts'
import * as landing from '#features/landing/landing.contract.ts'
import * as legal from '#features/landing/legal/legal.contract.ts'
import * as downloads from '#features/library/downloads/downloads.contract.ts'
import * as library from '#features/library/library.contract.ts'
import * as previews from '#features/library/previews/previews.contract.ts'
import * as ratings from '#features/library/ratings/ratings.contract.ts'
import * as resources from '#features/library/resources/resources.contract.ts'
import * as membership from '#features/membership/membership.contract.ts'
import * as programEmails from '#features/program-emails/program-emails.contract.ts'
import * as referrals from '#features/referrals/referrals.contract.ts'
import { operatorContracts } from './operator/operator-contracts.ts'

/** Every contract of the product. */
export const contracts = {
  ...operatorContracts,
  app,
  testPayments,
  privacy,
  settings,
  analyzer,
  answers,
  assistant,
  consent,
  conversations,
  memory,
  proposals,
  quota,
  checkout,
  customers,
  guarantee,
  invoices,
  membershipPause,
  subscription,
  webhook,
  achievements,
  analytics,
  assignments,
  caseload,
  coachDashboard,
  coachLedger,
  coaching,
  handed,
  inbox,
  several,
  snippets,
  messages,
  sharing,
  comments,
  clientFile,
  milestones,
  outcomes,
  tags,
  myClients,
  myCoach,
  profile,
  coachProgram,
  handOver,
  requests,
  promises,
  talks,
  actions,
  dashboard,
  finder,
  stats,
  weeklyFocus,
  certificate,
  fileExchange,
  fileNumbers,
  filePages,
  fileSearch,
  filePlan,
  fileRunning,
  fileSettings,
  fileSnapshots,
  badges,
  gratitude,
  levels,
  marks,
  points,
  gameProfile,
  accounts,
  emailAddress,
  identity,
  passwords,
  photos,
  roles,
  sessions,
  signIn,
  singleSignOn,
  twoFactor,
  calendar,
  completions,
  framework,
  journey,
  lessons,
  modules,
  pace,
  progress,
  running,
  way,
  firstLesson,
  landing,
  legal,
  downloads,
  library,
  previews,
  ratings,
  resources,
  membership,
  programEmails,
  referrals,
}
