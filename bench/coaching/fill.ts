import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { machineNow } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import { insert, type Rows } from '../mixed/fill.ts'
import { coachId, type Person } from '../mixed/people.ts'

const hoursAgo = (hours: number) => machineNow().subtract({ hours }).toString({ smallestUnit: 'millisecond' })
const at = hoursAgo(30)
const onDay = at.slice(0, 10)
const keys = ['clients', 'revenue', 'costs', 'cash', 'hours', 'leads', 'calls', 'new_customers']
const text = 'Three calls done, two said the price is fine.'

export const coachToken = (n: number): string => `token-of-coach-${n}`

/** What lies between coaches and clients who have worked together for months: all of it shared, talked about and promised. */
export async function fillCoaching(db: Db, people: readonly Person[], pages: readonly Worksheet[], coaches: number) {
  await insert(db, {
    sessions: Array.from({ length: coaches }, (_, n) => ({
      ...{ id: `c${n}`, token: coachToken(n), userId: coachId(n), expiresAt: '2999-01-01T00:00:00.000Z' },
      ...{ createdAt: at, updatedAt: at, ipAddress: null, userAgent: null },
    })),
  })
  for (const [n, person] of people.entries())
    await db.transaction().execute((tx) => insert(tx, { ...fileOf(person, pages), ...workOf(person, n) }))
}

/** Twelve pages with nine answers each, and each number on four days. */
function fileOf({ id: memberId }: Person, pages: readonly Worksheet[]): Rows {
  const written = pages.filter(({ places }) => places.some(({ formula }) => formula === undefined)).slice(0, 12)
  return {
    filePages: written.map(({ id: pageId }) => ({
      ...{ memberId, pageId, version: 1, answers: 9, isDone: 0, keyFigure: null, keptOn: '[]', updatedAt: at },
    })),
    fileAnswers: written.flatMap(({ id: pageId, places }) =>
      places
        .filter(({ kind, formula }) => formula === undefined && ['text', 'longtext'].includes(kind))
        .slice(0, 9)
        .map(({ address: field }) => ({
          ...{ memberId, pageId, field, value: JSON.stringify(text), mark: null, version: 1, updatedAt: at },
        })),
    ),
    fileNumbers: keys.flatMap((key) =>
      [1, 30, 60, 90].map((day) => ({
        ...{ memberId, id: `${key}-${day}`, key, date: onDay, onDay: day, value: 500 + day, mark: 'C' as const },
        ...{ pageId: null, field: null, enteredAt: at, correctedBy: null },
      })),
    ),
  }
}

function workOf({ id: clientId, coach = 0 }: Person, n: number): Rows {
  const [by, assignmentId] = [coachId(coach), `0199-${n}-coaching`]
  const several = <T>(count: number, one: (order: number) => T) =>
    Array.from({ length: count }, (_, order) => one(order))
  return {
    fileShares: [{ id: `${assignmentId}-share`, memberId: clientId, assignmentId, of: 'all', sharedAt: at }],
    coachTalks: several(6, (order) => ({
      ...{ id: `${assignmentId}-talk-${order}`, assignmentId, clientId, coachId: by, openFor: null, beganAt: at },
      ...{
        heldAt: hoursAgo(24 * 30 * (6 - order)),
        heldOn: onDay,
        takenMonth: null,
        privateNotes: text,
        privateVersion: 1,
      },
      ...{ clientNotes: text, clientVersion: 1 },
    })),
    coachPromises: several(8, (order) => ({
      ...{ id: `${assignmentId}-promise-${order}`, clientId, coachId: by, sendId: `${assignmentId}-${order}`, text },
      ...{ owner: order % 3 ? ('client' as const) : ('coach' as const), dueOn: onDay, version: 1, madeAt: at },
      ...(order < 6 ? { state: 'kept' as const, settledAt: at } : { state: 'open' as const, settledAt: null }),
    })),
    coachMilestones: several(5, (order) => ({
      ...{ id: `${assignmentId}-milestone-${order}`, coachId: by, clientId, milestoneType: 'custom' as const },
      ...{ subject: `${order}`, description: text, pointsEarned: 10, achievedAt: at, recordedAt: at },
      recordedBy: 'coach' as const,
    })),
    clientTags: ['retail', `group ${n % 7}`].map((tag) => ({ coachId: by, clientId, tag, taggedAt: at })),
    fileComments: several(4, (order) => ({
      ...{ id: `${assignmentId}-comment-${order}`, threadId: `${assignmentId}-comment-${order}`, memberId: clientId },
      ...{ coachId: by, pageId: 'day-one-numbers', field: null, author: 'coach' as const, verdict: null, text },
      ...{ writtenAt: at, resolvedAt: order < 3 ? at : null, awaits: order < 3 ? null : ('client' as const) },
    })),
  }
}
