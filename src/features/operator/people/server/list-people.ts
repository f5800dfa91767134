import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listPeople as endpoint } from '../people.contract.ts'
import { countPeople } from './count-people.ts'
import { readPeople } from './find-people.ts'
import { refuseReversedDays, withZones } from './narrow-people.ts'
import { placeOf } from './sort-people.ts'

export async function listPeople(
  ctx: MemberContext,
  { query: { limit, before, ...asked } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  refuseReversedDays(asked)
  const narrowed = await withZones(ctx, asked)
  const people = await readPeople(ctx, narrowed, { before, limit: limit + 1 })
  const hasMore = people.length > limit
  // A first page that holds everyone has counted them.
  const total = hasMore || before ? await countPeople(ctx, narrowed) : people.length
  const shown = people.slice(0, limit)
  const last = hasMore ? shown.at(-1) : undefined
  return { people: shown, total, hasMore, next: last ? await placeOf(ctx, narrowed, last.id) : null }
}
