import type { Route } from '#platform/server/http/routes.ts'
import { accountsRoutes } from '../accounts/server/accounts.routes.ts'
import { emailAddressRoutes } from '../email-address/server/email-address.routes.ts'
import { passwordsRoutes } from '../passwords/server/passwords.routes.ts'
import { photosRoutes } from '../photos/server/photos.routes.ts'
import { rolesRoutes } from '../roles/server/roles.routes.ts'
import { sessionsRoutes } from '../sessions/server/sessions.routes.ts'
import { signInRoutes } from '../sign-in/server/sign-in.routes.ts'
import { singleSignOnRoutes } from '../single-sign-on/server/single-sign-on.routes.ts'
import { twoFactorRoutes } from '../two-factor/server/two-factor.routes.ts'

export const identityRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...signInRoutes,
  ...sessionsRoutes,
  ...singleSignOnRoutes,
  ...passwordsRoutes,
  ...emailAddressRoutes,
  ...twoFactorRoutes,
  ...photosRoutes,
  ...rolesRoutes,
]
