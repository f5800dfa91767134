import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { fullName } from '../../coaching.rules.ts'
import type * as contract from '../coach-ledger.contract.ts'

export async function listCoachLedger(
  ctx: MemberContext,
  { query }: Input<typeof contract.listCoachLedger>,
): Promise<Reply<typeof contract.listCoachLedger>> {
  const { db, member } = ctx
  const entries = db
    .selectFrom('coachLedger')
    .select(['id', 'at', 'reason', 'cause', 'label', 'points'])
    .where('coachId', '=', member.id)
    .orderBy('id', 'desc')
    .limit(query.limit)
  const rows = await (query.before ? entries.where('id', '<', query.before) : entries).execute()
  const names = await namesOf(ctx, rows.map(clientIn))
  return rows.map(({ cause, ...entry }) => ({ ...entry, clientName: names.get(clientIn({ cause })) ?? null }))
}

/** The cause of a milestone's entry is `clientId:subject`. */
const clientIn = ({ cause }: { cause: string }): string => cause.split(':', 1)[0] ?? ''
async function namesOf({ db }: MemberContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(people.map((person) => [person.id, fullName(person)]))
}
