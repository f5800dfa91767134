import { sql } from 'kysely'
import { z } from 'zod'
import { route } from '#platform/server/http/routes.ts'
import { endpoint } from '#shared/endpoint.ts'

const Ok = z.object({ status: z.literal('ok') })

const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process answers.',
  reply: Ok,
})
const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'The database answers.',
  reply: Ok,
})

/** Carries only the headers that tell a browser whether the member's record changed. */
const pulse = endpoint({
  method: 'GET',
  path: '/api/pulse',
  access: 'signedIn',
  summary: 'Answers nothing but the record version and the program day, as headers.',
  reply: z.undefined(),
})

export const operationRoutes = [
  route(healthz, async () => ({ status: 'ok' as const })),
  route(readyz, async (ctx) => {
    await sql`select 1`.execute(ctx.db)
    return { status: 'ok' as const }
  }),
  route(pulse, async () => undefined),
]
