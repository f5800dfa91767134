import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { findLastAssignment, findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { Quote } from '../../quotes/server/quotes.ts'
import type { RequestKind } from '../../requests/requests.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../messages.contract.ts'
import { emailNewMessage, messageEmail, writer } from './message-email.ts'
import { addMessage, markRead, viewThread } from './thread.ts'

/** The client's side: the thread of the current coaching, or else of the last one, read-only. */
export async function getMyThread(ctx: MemberContext): Promise<contract.Thread | null> {
  const assignment = await findLastAssignment(ctx, ctx.member.id)
  return assignment ? viewThread(ctx, assignment) : null
}

export async function writeToCoach(
  ctx: MemberContext,
  { body }: Input<typeof contract.writeToCoach>,
): Promise<Reply<typeof contract.writeToCoach>> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    const { coachId, ...message } = body
    if (coachId !== undefined && coachId !== assignment.coachId) throw coachingRefusals.writtenToOther()
    return sendToCoach(ctx, assignment, message)
  })
}

type ToCoach = {
  text: string
  kind?: RequestKind
  sendId?: string | undefined
  /** What is handed over from the assistant, and what the email says in place of the text. */
  quotes?: readonly Quote[]
  emailed?: string
}

/** Adds to the thread, emails the coach, and makes their browser ask again. */
export async function sendToCoach(ctx: MemberContext, assignment: CoachClientsTable, message: ToCoach) {
  const { text, kind, emailed = text } = message
  const coach = await readCoachingMember(ctx, assignment.coachId)
  const { isNew, ...sent } = await addMessage(ctx, assignment, { sender: 'client', ...message })
  if (!isNew) return { ...sent, mailed: false }
  const path = `/coach/inbox?client=${ctx.member.id}`
  const email = messageEmail(ctx, { to: coach.email, from: writer(ctx), text: emailed, path })
  // Elite members pay for requests, so the limit on message emails does not apply.
  const mailed = kind ? await emailMember(ctx, coach, email) : await emailNewMessage(ctx, coach, email)
  await touchMember(ctx, coach.id)
  return { ...sent, mailed }
}

export async function markMyThreadRead(ctx: MemberContext): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findLastAssignment(ctx, ctx.member.id)
    if (assignment && (await markRead(ctx, assignment, 'client'))) await touchMember(ctx, assignment.coachId)
    return { success: true as const }
  })
}
