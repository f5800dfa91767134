import { wrongDay } from '#platform/format/past-days.ts'
import { instantOn, iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { byClientsCalendar, closeHeldRequest, reopenHeldRequest } from '../../requests/server/settle-requests.ts'
import type * as contract from '../talks.contract.ts'
import { monthOf, nextTalk, sessionsPerMonth } from '../talks.rules.ts'
import { findTalkClient, type TalkClient } from './find-talk-client.ts'
import { openTalk } from './open-talk.ts'
import type { CoachTalksTable } from './talks.tables.ts'
import { tellNotes } from './tell-notes.ts'

type HoldTalk = typeof contract.holdTalk
type Body = Input<HoldTalk>['body']

/**
 * The client’s record is held, so two clicks come one after the other and the second finds it done. That a month’s session
 * is counted once is the database’s word: `clientId` and `takenMonth` are unique together.
 */
export async function holdTalk(ctx: MemberContext, { params, body }: Input<HoldTalk>): Promise<Reply<HoldTalk>> {
  return transaction(
    ctx,
    async (ctx) => {
      const client = await findTalkClient(ctx, params.clientId)
      const talk = (await heldSince(ctx, client, params.talkId, body)) ?? (await openTalk(ctx, client, params.talkId))
      if (body.isHeld === (talk.heldAt !== null)) return view(talk)
      if (!body.isHeld) return view(await reopen(ctx, client, talk))
      const heldOn = body.heldOn && (await byClientsCalendar(ctx, client, body.heldOn))
      const held = await hold(ctx, client, talk, heldOn)
      await closeHeldRequest(ctx, client, held)
      await tellNotes(ctx, held)
      return view(held)
    },
    { holdFirst: params.clientId },
  )
}

/** Two tabs that hold the same coming session, of which nothing was written yet, hold one. */
async function heldSince(ctx: MemberContext, { clientId }: TalkClient, talkId: string, { isHeld, after }: Body) {
  if (talkId !== nextTalk || !isHeld || after === undefined) return undefined
  const latest = await ctx.db
    .selectFrom('coachTalks')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .where('heldAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest && latest.id > (after ?? '') ? latest : undefined
}

const view = ({ id, heldOn, takenMonth }: CoachTalksTable) => ({ id, heldOn, isTaken: takenMonth !== null })

async function hold(ctx: MemberContext, client: TalkClient, talk: CoachTalksTable, on?: string) {
  const today = localDate(client.timeZone, ctx.now()).toString()
  const heldOn = on ?? today
  const wrong = wrongDay(heldOn, today)
  if (wrong) throw coachingRefusals[wrong === 'tooEarly' ? 'heldTooEarly' : 'heldInTheFuture']()
  const takenMonth = (await isLeft(ctx, client, monthOf(heldOn))) ? monthOf(heldOn) : null
  // Of an earlier day, its end: what happened since belongs to the next brief.
  const heldAt = heldOn === today ? ctx.now() : endOf(heldOn, client.timeZone)
  return update(ctx, { ...talk, heldAt: iso(heldAt), heldOn, takenMonth, openFor: null })
}

const endOf = (date: string, timeZone: string) => instantOn(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone)

/** A session marked by mistake gives back what it took. */
async function reopen(ctx: MemberContext, { assignmentId }: TalkClient, talk: CoachTalksTable) {
  const other = await ctx.db
    .selectFrom('coachTalks')
    .select('id')
    .where('openFor', '=', assignmentId)
    .executeTakeFirst()
  if (other) throw coachingRefusals.talkOpen()
  await reopenHeldRequest(ctx, talk.id)
  const open = await update(ctx, { ...talk, heldAt: null, heldOn: null, takenMonth: null, openFor: assignmentId })
  if (talk.takenMonth) await giveMonth(ctx, talk.clientId, talk.takenMonth)
  return open
}

/** The month’s session is then the first of the others that were held in it. */
async function giveMonth({ db }: MemberContext, clientId: string, month: string): Promise<void> {
  const next = await db
    .selectFrom('coachTalks')
    .select('id')
    .where('clientId', '=', clientId)
    .where('heldOn', '>=', `${month}-01`)
    .where('heldOn', '<=', `${month}-31`)
    .orderBy('heldOn')
    .orderBy('heldAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next) await db.updateTable('coachTalks').set({ takenMonth: month }).where('id', '=', next.id).execute()
}

async function isLeft({ db }: MemberContext, { clientId, tier }: TalkClient, month: string): Promise<boolean> {
  if (sessionsPerMonth(tier) === 0) return false
  const taken = await db
    .selectFrom('coachTalks')
    .select('id')
    .where('clientId', '=', clientId)
    .where('takenMonth', '=', month)
    .executeTakeFirst()
  return taken === undefined
}

/** Answers the row as it is now: its notes are saved without the client’s record, maybe in this moment. */
function update({ db }: MemberContext, { id, heldAt, heldOn, takenMonth, openFor }: CoachTalksTable) {
  return db
    .updateTable('coachTalks')
    .set({ heldAt, heldOn, takenMonth, openFor })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
