import { assistantRoutes } from '#features/assistant/server/assistant.routes.ts'
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts'
import { gameRoutes } from '#features/game/server/game.routes.ts'
import { identityRoutes } from '#features/identity/server/identity.routes.ts'
import { journeyRoutes } from '#features/journey/server/journey.routes.ts'
import type { Route } from '#platform/server/http/routes.ts'
import { operationRoutes } from './operations.ts'

/** Every call of the product. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...journeyRoutes,
  ...gameRoutes,
  ...assistantRoutes,
  ...dashboardRoutes,
  ...operationRoutes,
]
