import { privacyRoutes } from '#features/account/privacy/server/privacy.routes.ts'
import { settingsRoutes } from '#features/account/settings/server/settings.routes.ts'
import { assistantRoutes } from '#features/assistant/server/assistant.routes.ts'
import { billingRoutes } from '#features/billing/server/billing.routes.ts'
import { coachingRoutes } from '#features/coaching/server/coaching.routes.ts'
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts'
import { endingsRoutes } from '#features/endings/server/endings.routes.ts'
import { finderRoutes } from '#features/finder/server/finder.routes.ts'
import { founderFileRoutes } from '#features/founder-file/server/founder-file.routes.ts'
import { gameRoutes } from '#features/game/server/game.routes.ts'
import { identityRoutes } from '#features/identity/server/identity.routes.ts'
import { journeyRoutes } from '#features/journey/server/journey.routes.ts'
import { landingRoutes } from '#features/landing/server/landing.routes.ts'
import { libraryRoutes } from '#features/library/server/library.routes.ts'
import { membershipRoutes } from '#features/membership/server/membership.routes.ts'
import { operatorRoutes } from '#features/operator/server/operator.routes.ts'
import { programEmailRoutes } from '#features/program-emails/server/program-emails.routes.ts'
import { referralsRoutes } from '#features/referrals/server/referrals.routes.ts'
import type { Route } from '#platform/server/http/routes.ts'
import { healthRoutes } from './health.routes.ts'
import { testPaymentRoutes } from './payments/test-payments.ts'

/** Every call of the product. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...journeyRoutes,
  ...founderFileRoutes,
  ...libraryRoutes,
  ...finderRoutes,
  ...gameRoutes,
  ...assistantRoutes,
  ...membershipRoutes,
  ...billingRoutes,
  ...testPaymentRoutes,
  ...referralsRoutes,
  ...coachingRoutes,
  ...endingsRoutes,
  ...dashboardRoutes,
  ...programEmailRoutes,
  ...privacyRoutes,
  ...settingsRoutes,
  ...operatorRoutes,
  ...landingRoutes,
  ...healthRoutes,
]
