import type { MemberContext } from '#platform/server/context.ts'
import { readCaseload } from '../../caseload/server/read-caseload.ts'
import { getClientFile } from '../../client-file/server/get-client-file.ts'
import { isWaiting } from '../../messages/server/waiting-messages.ts'
import { withoutNote } from '../../quotes/quotes.rules.ts'
import { readRequests } from '../../requests/server/read-requests.ts'
import type { Brief } from '../talks.contract.ts'
import { movedSince } from '../talks.rules.ts'
import type { TalkClient } from './find-talk-client.ts'

const shownMessages = 5
const shownLetters = 300

/**
 * What happened since a session. Of the Founder file it knows what the coach’s own view of the file shows, and by that
 * nothing that isn’t shared.
 */
export async function readBrief(ctx: MemberContext, client: TalkClient, since: string | null): Promise<Brief> {
  const file = await getClientFile(ctx, { params: { clientId: client.clientId } })
  const isNew = (at: string | null) => at !== null && (since === null || at > since)
  return {
    wishes: await wishes(ctx, client),
    sharesFile: file.shares.length > 0,
    sharesNumbers: file.numbers.length > 0,
    since,
    numbers: file.numbers.flatMap(({ key, label, unit, digits, better, points }) => {
      const moved = movedSince(points, since)
      return moved ? [{ key, label, unit, digits, better, ...moved }] : []
    }),
    currency: file.currency,
    pages: file.pages.filter(
      ({ updatedAt, sharedAt, isUnread, answered }) => isNew(updatedAt) || isNew(sharedAt) || isUnread || answered > 0,
    ),
    messages: await openMessages(ctx, client),
    ...(await whereTheyStand(ctx, client)),
  }
}

async function wishes(ctx: MemberContext, { assignmentId, clientId }: TalkClient): Promise<Brief['wishes']> {
  const requests = await readRequests(ctx, clientId, { assignmentId, pending: true })
  return requests
    .filter(({ kind }) => kind === 'session')
    .reverse()
    .map(({ id, text, sentAt, time, place }) => ({ id, text, sentAt, time, place }))
}

/** Requests are told apart from them. */
async function openMessages({ db }: MemberContext, { assignmentId }: TalkClient): Promise<Brief['messages']> {
  const rows = await db
    .selectFrom('coachMessages')
    .select(['id', 'text', 'sentAt'])
    .where('assignmentId', '=', assignmentId)
    .where(isWaiting)
    .where('kind', '!=', 'session')
    .orderBy('id')
    .limit(shownMessages)
    .execute()
  return rows.map(({ text, ...row }) => ({
    ...row,
    text: text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text || withoutNote,
  }))
}

async function whereTheyStand(ctx: MemberContext, { clientId }: TalkClient): Promise<Pick<Brief, 'place' | 'lesson'>> {
  const [row] = await readCaseload(ctx, clientId)
  if (!row) throw new Error(`Client ${clientId} was found a moment ago`)
  const { doneDay, daysBehind, next } = row.pace
  const module = next && ctx.program.moduleById.get(next.moduleId)
  return {
    place: {
      programDay: row.programDay,
      isOver: row.isOver,
      doneDay,
      daysBehind,
      agreedHours: row.done.agreed ? row.done.agreed.minutesPerWeek / 60 : null,
      progress: row.progress,
    },
    lesson:
      next && module
        ? {
            id: next.id,
            title: next.title,
            moduleTitle: module.title,
            question: module.question,
            exercise: next.exercise.summary,
          }
        : null,
  }
}
