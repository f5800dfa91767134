import { moveClients } from '#features/coaching/server/public.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import type * as contract from '../coaches.contract.ts'
import { mostMoved } from '../coaches.rules.ts'

export async function listClientsOfCoach(
  ctx: MemberContext,
  { params: { coachId } }: Input<typeof contract.listClientsOfCoach>,
): Promise<Reply<typeof contract.listClientsOfCoach>> {
  await requireCoach(ctx, coachId)
  const rows = await ctx.db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.liveClientId')
    .select(['users.id', 'users.name', 'coachClients.status'])
    .where('coachClients.coachId', '=', coachId)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(mostMoved)
    .execute()
  return rows.map(({ id, name, status }) => ({ id, name, graduated: status === 'graduated' }))
}

/** All or none, each client and each coach with an entry of their own in the record, so that each page tells it. */
export async function moveCaseload(
  ctx: MemberContext,
  { params: { coachId }, body: { to, clientIds, reason } }: Input<typeof contract.moveCaseload>,
): Promise<Reply<typeof contract.moveCaseload>> {
  await requireProof(ctx)
  return transaction(ctx, async (ctx) => {
    await requireCoach(ctx, coachId)
    const { moved, stayed } = await moveClients(ctx, { from: coachId, to, clientIds })
    for (const memberId of moved) await writeAudit(ctx, { action: 'moved to another coach', memberId, reason })
    if (moved.length > 0) {
      await writeAudit(ctx, { action: `clients moved away ${moved.length}`, memberId: coachId, reason })
      await writeAudit(ctx, { action: `clients moved here ${moved.length}`, memberId: to, reason })
    }
    return { moved: moved.length, stayed: await namesOf(ctx, stayed) }
  })
}

async function requireCoach({ db }: MemberContext, coachId: string): Promise<void> {
  const coach = await db.selectFrom('users').select('id').where('id', '=', coachId).executeTakeFirst()
  if (!coach) throw peopleRefusals.noPerson()
}

async function namesOf({ db }: MemberContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
