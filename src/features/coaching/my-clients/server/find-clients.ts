import { isPausedOn } from '#features/journey/server/public.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readCaseload, viewClient } from '../../caseload/server/read-caseload.ts'
import { rankCaseload } from '../../coach-dashboard/server/list-needing-me.ts'
import { average } from '../../coaching.rules.ts'
import { readTags } from '../../tags/server/read-tags.ts'
import type { findClients as endpoint } from '../my-clients.contract.ts'
import { clientsPerPage, listClients } from '../my-clients.rules.ts'

/** Progress, pace and need are worked out from content, so all clients are read, in a constant number of statements. */
export async function findClients(
  ctx: MemberContext,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const rows = await readCaseload(ctx)
  const tagsOf = await readTags(ctx)
  const asksNeed = query.show === 'needs' || query.sort === 'needs'
  const needing = asksNeed ? await rankCaseload(ctx, rows) : []
  const place = new Map(needing.map(({ clientId }, at) => [clientId, at]))
  const clients = rows.map((row) => ({
    ...viewClient(ctx, row),
    isPaused: isPausedOn(row, localDate(row.timeZone, ctx.now()).toString()),
    tags: tagsOf(row.clientId),
    need: place.get(row.clientId) ?? null,
    lastCompletedAt: row.done.lastCompletedAt,
  }))
  const found = listClients(clients, query)
  const from = (query.page - 1) * clientsPerPage
  const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length
  return {
    clients: found.slice(from, from + clientsPerPage).map(({ need: _, lastCompletedAt: __, ...client }) => client),
    found: found.length,
    total: rows.length,
    active: count('active'),
    graduated: count('graduated'),
    tags: [...new Set(clients.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b)),
    averageProgress: average(rows.map(({ progress }) => progress)),
  }
}
