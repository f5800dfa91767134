import { assignAsOperator, moveClients } from '#features/coaching/server/public.ts'
import { type MemberContext, touchMember } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import type { actOnPerson } from '../people.contract.ts'
import { peopleRefusals } from '../people.refusals.ts'

type SetCoach = Extract<Input<typeof actOnPerson>['body'], { action: 'set-coach' }>
type Person = { id: string; emailVerified: number }

/** A coach for who has none, or another one, in the caller's transaction. The pages of the coaches tell it too. */
export async function setCoach(ctx: MemberContext, person: Person, { coachId, from, reason }: SetCoach) {
  // Held, so that no coach takes them on meanwhile.
  await touchMember(ctx, person.id)
  const now = await readState(ctx, person.id)
  if (now.coachId !== from) throw peopleRefusals.coachChanged()
  if (from === null) await give(ctx, person, { coachId, canHaveOne: now.canHaveOne })
  else await move(ctx, person, { from, coachId })
  if (from !== null) await writeAudit(ctx, { action: 'clients moved away 1', memberId: from, reason })
  await writeAudit(ctx, { action: 'clients moved here 1', memberId: coachId, reason })
  return 'They have this coach now. Both get an email about it.'
}

async function give(
  ctx: MemberContext,
  { id }: Person,
  { coachId, canHaveOne }: { coachId: string; canHaveOne: boolean },
) {
  if (!canHaveOne) throw peopleRefusals.cantHaveCoach()
  if (!(await assignAsOperator(ctx, { coachId, clientId: id }))) throw peopleRefusals.leftThisCoach()
}

async function move(ctx: MemberContext, { id }: Person, { from, coachId }: { from: string; coachId: string }) {
  const { moved, stayed } = await moveClients(ctx, { from, to: coachId, clientIds: [id] })
  if (stayed.length > 0) throw peopleRefusals.leftThisCoach()
  if (moved.length === 0) throw peopleRefusals.coachChanged()
}

async function readState({ db, coaching }: MemberContext, memberId: string) {
  const { coachId, role, emailVerified } = await db
    .selectFrom('users')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .select(['coachClients.coachId', 'users.role', 'users.emailVerified'])
    .where('users.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { coachId, canHaveOne: role === 'client' && (coaching.local || emailVerified === 1) }
}
