import { route } from '#platform/server/http/routes.ts'
import * as contract from '../contract.ts'

export const operationRoutes = [
  route(contract.healthz, async () => ({ status: 'ok' as const })),
  route(contract.readyz, async (ctx) => {
    await ctx.db.selectFrom('users').select('id').limit(1).execute()
    return { status: 'ok' as const }
  }),
  route(contract.pulse, async () => undefined),
]
