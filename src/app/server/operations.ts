import { sql } from 'kysely'
import { route } from '#platform/server/http/routes.ts'
import * as contract from '../contract.ts'

export const operationRoutes = [
  route(contract.healthz, async () => ({ status: 'ok' as const })),
  route(contract.readyz, async (ctx) => {
    await sql`select 1`.execute(ctx.db)
    return { status: 'ok' as const }
  }),
  route(contract.pulse, async () => undefined),
]
