import { lazyRouteComponent } from '@tanstack/react-router'
import type { Viewer } from '../pages.ts'

type PageComponent = ReturnType<typeof lazyRouteComponent>
type ByViewer = Partial<Record<Viewer, PageComponent>>

const forAll = (page: PageComponent): ByViewer => ({ visitor: page, client: page, coach: page })

/** The component of every page of the table, each in a chunk of its own. A page may differ by viewer. */
export const pageComponents: Record<string, ByViewer> = {
  home: {
    client: lazyRouteComponent(() => import('#features/dashboard/web/dashboard.page.tsx'), 'DashboardPage'),
  },
  framework: forAll(lazyRouteComponent(() => import('#features/journey/web/framework.page.tsx'), 'FrameworkPage')),
  modules: forAll(lazyRouteComponent(() => import('#features/journey/web/modules.page.tsx'), 'ModulesPage')),
  module: forAll(lazyRouteComponent(() => import('#features/journey/web/module.page.tsx'), 'ModulePage')),
  'sub-module': forAll(lazyRouteComponent(() => import('./sub-module.page.tsx'), 'SubModulePage')),
  frontier: forAll(lazyRouteComponent(() => import('#features/game/web/frontier.page.tsx'), 'FrontierPage')),
  assistant: forAll(lazyRouteComponent(() => import('#features/assistant/web/assistant.page.tsx'), 'AssistantPage')),
  'sign-in': forAll(lazyRouteComponent(() => import('#features/identity/web/sign-in.page.tsx'), 'SignInPage')),
  'reset-password': forAll(
    lazyRouteComponent(() => import('#features/identity/web/reset-password.page.tsx'), 'ResetPasswordPage'),
  ),
  'verify-email': forAll(
    lazyRouteComponent(() => import('#features/identity/web/verify-email.page.tsx'), 'VerifyEmailPage'),
  ),
}
