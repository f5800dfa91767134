import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listPeople as endpoint } from '../people.contract.ts'
import { countPeople, readPeople } from './find-people.ts'

export async function listPeople(
  ctx: MemberContext,
  { query: { limit, before, ...narrowed } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const total = await countPeople(ctx, narrowed)
  const people = await readPeople(ctx, narrowed, { before, limit: limit + 1 })
  return { people: people.slice(0, limit), total, hasMore: people.length > limit }
}
