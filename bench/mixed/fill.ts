import type { Insertable } from 'kysely'
import { machineNow } from '#platform/server/clock.ts'
import type { Db, Tables } from '#platform/server/database/database.ts'
import type { loadContent } from '../../src/app/server/content/load-content.ts'
import { coaches, coachId, downloads, type Person } from './people.ts'

type Content = ReturnType<typeof loadContent>
export type Rows = { [T in keyof Tables]?: Insertable<Tables[T]>[] }

const at = machineNow().toString({ smallestUnit: 'millisecond' })
const day = (ago: number) =>
  machineNow()
    .subtract({ hours: 24 * ago })
    .toString()
    .slice(0, 10)

/** Writes everything that these people did so far. */
export async function fill(db: Db, people: readonly Person[], content: Content): Promise<void> {
  await insert(db, { users: Array.from({ length: coaches }, (_, n) => user(coachId(n), `coach${n}`, 'coach')) })
  await db.transaction().execute(async (tx) => {
    for (const [n, person] of people.entries()) await insert(tx, rowsOf(person, n, content))
  })
  await insert(db, {
    resourceTotals: content.library.resources.map(({ id }) => ({
      resourceId: id,
      downloads: 160,
      ratings: 80,
      stars: 330,
    })),
  })
}

const rowsOf = (person: Person, n: number, content: Content): Rows => ({
  ...accountOf(person, n),
  ...walkOf(person, n),
  ...gameOf(person, content),
  ...talksOf(person, n),
  ...coachingOf(person, n),
  downloads: content.library.resources
    .slice(person.firstDownload, person.firstDownload + downloads)
    .map(({ id: resourceId }) => ({
      ...{ memberId: person.id, resourceId, times: 1, firstAt: at, lastAt: at, stars: null, ratedAt: null },
    })),
})

const accountOf = ({ id, token, tier, completed }: Person, n: number): Rows => ({
  users: [user(id, `m${n}`, 'client', day(Math.min(170, completed * 2)))],
  sessions: [
    {
      ...{ id: `s${n}`, token, userId: id, expiresAt: '2999-01-01T00:00:00.000Z', createdAt: at, updatedAt: at },
      ...{ ipAddress: null, userAgent: null },
    },
  ],
  memberships: tier === 'starter' ? [] : [{ memberId: id, tier, updatedAt: at, moneyBackAt: null }],
})

/** What they completed and wrote, and what each of it paid. */
function walkOf({ id: memberId, lessons, completed, gratitudeDays }: Person, n: number): Rows {
  const done = lessons.slice(0, completed)
  const days = Array.from({ length: gratitudeDays }, (_, ago) => day(ago + 1))
  const entry = (reason: string, cause: string, order: number, points: number) => ({
    ...{ id: `0199-${n}-${reason}-${order}`, memberId, at, onDay: day(order % 60), reason, cause, label: 'A lesson' },
    ...{ points, xp: points },
  })
  return {
    completions: done.map(({ id: subModuleId }, order) => ({
      ...{ memberId, subModuleId, completedAt: at, completedOn: day(order % 60), programDay: 1 + order },
    })),
    gratitudeEntries: days.map((onDay) => ({ memberId, onDay, text: 'A customer who said why not.', writtenAt: at })),
    ledgerEntries: [
      ...done.map(({ id }, order) => entry('sub-module.completed', id, order, 50)),
      ...days.map((on, order) => entry('gratitude.written', on, order, 5)),
    ],
  }
}

const gameOf = ({ id: memberId, completed }: Person, { game }: Content): Rows => ({
  standings: [{ memberId, points: completed * 50, xp: completed * 50, proactivity: completed }],
  earnings: game.badges
    .slice(0, Math.ceil(completed / 12))
    .map(({ id: subject }) => ({ memberId, kind: 'badge', subject, earnedAt: at })),
})

function talksOf({ id: memberId, conversations }: Person, n: number): Rows {
  const talks = Array.from({ length: conversations }, (_, order) => `0199-${n}-talk-${order}`)
  const content = 'Ask three customers what they pay today. '.repeat(10)
  return {
    conversations: talks.map((id) => ({ id, memberId, title: 'How do I price this?', createdAt: at, updatedAt: at })),
    chatMessages: talks.flatMap((conversationId) =>
      (['user', 'assistant'] as const).map((role) => ({
        ...{ id: `${conversationId}-${role}`, conversationId, role, content, createdAt: at, status: 'done' as const },
        ...{ blocks: null, leasedUntil: null, stopAskedAt: null, isFromFile: 0 },
      })),
    ),
  }
}

function coachingOf({ id: clientId, coach }: Person, n: number): Rows {
  if (coach === undefined) return {}
  const id = `0199-${n}-coaching`
  const over = { graduatedAt: null, endedAt: null, endedBy: null, contactedAt: null }
  const text = 'Three calls done, two said the price is fine.'
  return {
    coachClients: [
      {
        ...{ id, coachId: coachId(coach), clientId, liveClientId: clientId, status: 'active', notes: '' },
        ...{ assignedAt: at, ...over },
      },
    ],
    coachMessages: Array.from({ length: 6 }, (_, order) => ({
      ...{ id: `${id}-${order}`, assignmentId: id, sender: order % 2 ? ('coach' as const) : ('client' as const) },
      ...{ kind: 'message' as const, text, sentAt: at, readAt: order < 5 ? at : null },
    })),
  }
}

const user = (id: string, name: string, role: 'client' | 'coach', enrolledOn = day(100)) => ({
  ...{
    id,
    name: `Ada ${name}`,
    email: `${name}@bench.example`,
    emailVerified: 1,
    image: null,
    createdAt: at,
    updatedAt: at,
  },
  ...{
    firstName: 'Ada',
    lastName: name,
    role,
    timeZone: 'UTC',
    enrolledOn,
    dayFloor: 1,
    coachGrantedAt: null,
    version: 0,
  },
})

export async function insert(db: Db, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows))
    for (let from = 0; from < values.length; from += 500)
      await db
        .insertInto(table as keyof Tables)
        .values(values.slice(from, from + 500) as never)
        .execute()
}
