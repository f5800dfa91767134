import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { nextTalk } from '../talks.rules.ts'
import type { TalkClient } from './find-talk-client.ts'
import type { CoachTalksTable } from './talks.tables.ts'

/** A session that the caller wrote, to be changed; `next` is the one being prepared, begun where there is none. */
export async function openTalk(ctx: MemberContext, client: TalkClient, talkId: string): Promise<CoachTalksTable> {
  if (talkId === nextTalk) await beginTalk(ctx, client)
  const talk = await ctx.db
    .selectFrom('coachTalks')
    .selectAll()
    .where('clientId', '=', client.clientId)
    .where('coachId', '=', ctx.member.id)
    .where(({ eb }) => (talkId === nextTalk ? eb('openFor', '=', client.assignmentId) : eb('id', '=', talkId)))
    .executeTakeFirst()
  if (!talk) throw coachingRefusals.talkNotFound()
  return talk
}

/** Of two tabs that begin one, the database keeps the first. */
async function beginTalk({ db, member, now }: MemberContext, { assignmentId, clientId }: TalkClient): Promise<void> {
  await db
    .insertInto('coachTalks')
    .values({
      ...{ id: newId(), assignmentId, clientId, coachId: member.id, openFor: assignmentId, beganAt: iso(now()) },
      ...{ heldAt: null, heldOn: null, takenMonth: null },
      ...{ privateNotes: '', privateVersion: 0, clientNotes: '', clientVersion: 0, notesToldAt: null },
    })
    .onConflict((conflict) => conflict.column('openFor').doNothing())
    .execute()
}
