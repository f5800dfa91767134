import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { dialectOf } from './dialect.ts'
import { finished } from './finished.ts'

const clientsPerCoach = 250
/** Every so many people is a coach, with the next ones as clients. */
export const coachEvery = 500
const mostLessons = 60

export const tokenOf = (n: number) => `token-of-person-${n}`
export const idOf = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`

/**
 * A house of so many people, made by the database itself: who joined over two years, got as far as they got, pays, is late,
 * was given a plan, is coached; with what all of it left. The first is the operator, and as many coach as one in 500.
 */
export async function fillHouse(
  engine: Engine,
  people: number,
  way: Way,
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  for (const setting of settings[engine]) await run(setting)
  for (const [table, [columns, values, from]] of Object.entries(rowsOf(engine, people, way)))
    await run(`insert into "${table.split(' ')[0]}" (${columns}) select ${values} ${from}`)
  await run(engine === 'postgres' ? 'vacuum analyze' : 'analyze')
}

/** Millions of rows may take their time, and are made without looking each one’s person up. */
const settings = {
  sqlite: ['pragma synchronous = off', 'pragma cache_size = -6000000'],
  postgres: ['set statement_timeout = 0', 'set session_replication_role = replica', 'set synchronous_commit = off'],
}
type Engine = keyof typeof settings

/** How far people got: as far as they got, or to the end with everything that half a year leaves. */
export type Way = 'begun' | 'finished'
export type Rows = Record<string, [columns: string, values: string, from: string]>

/** What all rows are made of: each person once, and when they joined. The newest joined last, as their ids say. */
function houseOf(engine: Engine, people: number, way: Way) {
  const { id, digits, day, instant, series } = dialectOf(engine)
  return {
    ...{ people, id, digits, day, instant, series },
    each: series('n', people),
    // Whoever finished joined half a year ago or before.
    ago:
      way === 'begun' ? `((${people} - n) * 730 / ${people})` : `(${lastDay} + 5 + (${people} - n) * 540 / ${people})`,
    at: (days: string) => instant(`${day(days)} || 'T12:00:00.000Z'`),
  }
}
export type House = ReturnType<typeof houseOf>
const lastDay = 180

function rowsOf(engine: Engine, people: number, way: Way): Rows {
  const house = houseOf(engine, people, way)
  const walked = way === 'begun' ? walks(house) : finished(house)
  return { ...accounts(house), ...payments(house), ...walked, ...coachings(house), ...traces(house) }
}

/** Who is asked about as a member or coach was seen today, so that no call has to note it; half of the others weren’t for a month or more. */
const lastSeen = `(case when n % 2 = 0 or n % ${coachEvery} = 1 then 0 else n % 60 end)`

const pays = 'n % 10 < 4'
const tier = `case when n % 10 = 3 then 'elite' else 'quantum' end`
const cents = 'case when n % 10 = 3 then 29700 else 9700 end'

function accounts({ id, each, day, at, ago, instant }: House): Rows {
  const first = pick('n', ['Ada', 'Bo', 'Chidi', 'Dana', 'Eve', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jun', 'Kofi'])
  const last = pick('n / 11', ['Okafor', 'Lind', 'Marsh', 'Novak', 'Osei', 'Park', 'Quist', 'Reyes', 'Sato', 'Toft'])
  return {
    // Without the weekly email: where one is due to everybody, it would be measured along with the desk.
    users: [
      '"id", "name", "email", "emailVerified", "weeklyLetters", "createdAt", "updatedAt", "firstName", "lastName", "enrolledOn", "role", "operatorSince"',
      `${id('n')}, ${first} || ' ' || ${last}, 'person' || n || '@house.example', case when n % 20 = 0 then 0 else 1 end, 0,
       ${at(ago)}, ${at(ago)}, ${first}, ${last}, ${day(ago)}, case when n % ${coachEvery} = 1 then 'coach' else 'client' end,
       case when n = 0 then ${at('1')} end`,
      `from ${each}`,
    ],
    sessions: [
      '"id", "token", "userId", "expiresAt", "createdAt", "updatedAt"',
      `'session-' || n, 'token-of-person-' || n, ${id('n')}, ${instant(`'2999-01-01T00:00:00.000Z'`)}, ${at('20')}, ${at(lastSeen)}`,
      `from ${each}`,
    ],
    memberships: [
      '"memberId", "tier", "updatedAt", "givenTier", "givenUntil"',
      `${id('n')}, case when ${pays} and n % 7 > 0 then ${tier} else 'starter' end, ${at('0')},
       case when n % 97 = 0 then 'elite' end, case when n % 97 = 0 then ${at('-30')} end`,
      `from ${each} where ${pays} or n % 97 = 0`,
    ],
  }
}

function payments({ id, digits, each, series, day, at, ago }: House): Rows {
  const entry = (kind: string, amount: string, days: string, about: string): string =>
    `'0199-${kind}-' || ${digits('n')} || ${about}, ${id('n')}, ${about}, ${tier}, '${kind}', ${amount}, ${at(days)}, substr(${day(days)}, 1, 7)`
  const paid = entry('paid', cents, '(k * 30)', "'ch_' || n || '_' || k")
  const begun = entry('new', cents, ago, "'sub_' || n")
  const ended = entry('lost', `-(${cents})`, `(${ago} / 2)`, "'sub_' || n")
  return {
    payers: [
      '"memberId", "customerKey", "customerId", "firstPaidAt", "firstSubscriptionId"',
      `${id('n')}, 'key-' || n, 'cus_' || n, ${at(ago)}, 'sub_' || n`,
      `from ${each} where ${pays}`,
    ],
    subscriptions: [
      '"id", "memberId", "status", "tier", "priceId", "priceCents", "startedAt", "periodEndsAt", "readAt"',
      `'sub_' || n, ${id('n')}, case when n % 7 = 0 then 'canceled' when n % 40 = 1 then 'past_due' else 'active' end,
       ${tier}, 'price', ${cents}, ${at(ago)}, ${at('-20')}, ${at('0')}`,
      `from ${each} where ${pays}`,
    ],
    'moneyEntries begun': [moneyColumns, begun, `from ${each} where ${pays}`],
    'moneyEntries ended': [moneyColumns, ended, `from ${each} where ${pays} and n % 7 = 0`],
    'moneyEntries paid': [moneyColumns, paid, `from ${each} join ${series('k', 24)} on k <= ${ago} / 30 where ${pays}`],
  }
}

function walks({ id, digits, each, series, day, at }: House): Rows {
  const lessons = loadProgram(contentReader('content'))
    .modules.flatMap(({ core }) => core)
    .slice(0, mostLessons)
  const lesson = `(${lessons.map((one, at) => `${at === 0 ? 'select' : 'union all select'} ${at} as k, '${one.id}' as lesson`).join(' ')}) l`
  const done = `from ${each} join ${lesson} on k < n % ${mostLessons}`
  return {
    completions: [
      '"memberId", "subModuleId", "completedAt", "completedOn", "programDay"',
      `${id('n')}, lesson, ${at('(n + k) % 300')}, ${day('(n + k) % 300')}, 1 + k`,
      done,
    ],
    ledgerEntries: [
      '"id", "memberId", "at", "onDay", "reason", "cause", "label", "points", "xp"',
      `'0199-' || ${digits('n')} || '-' || k, ${id('n')}, ${at('(n + k) % 300')}, ${day('(n + k) % 300')}, 'sub-module.completed', lesson, 'A lesson', 50, 50`,
      done,
    ],
    standings: [
      '"memberId", "points", "xp", "proactivity"',
      `${id('n')}, 50 * (n % ${mostLessons}), 50 * (n % ${mostLessons}), 0`,
      `from ${each}`,
    ],
    filePages: [
      '"memberId", "pageId", "version", "answers", "isDone", "updatedAt"',
      `${id('n')}, 'page-' || k, 1, 3, 0, ${at('k')}`,
      `from ${each} join ${series('k', 3)} on 1 = 1`,
    ],
  }
}

function coachings({ id, digits, each, series, at }: House): Rows {
  const coached = `n % ${coachEvery} between 2 and ${clientsPerCoach + 1}`
  return {
    coachClients: [
      '"id", "coachId", "clientId", "liveClientId", "status", "notes", "assignedAt"',
      `'0199-coaching-' || ${digits('n')}, ${id(`(n - n % ${coachEvery} + 1)`)}, ${id('n')}, ${id('n')}, 'active', '', ${at('20')}`,
      `from ${each} where ${coached}`,
    ],
    coachMessages: [
      '"id", "assignmentId", "sender", "kind", "text", "sentAt"',
      `'0199-message-' || ${digits('n')} || '-' || k, '0199-coaching-' || ${digits('n')}, case when k % 2 = 0 then 'client' else 'coach' end,
       'message', 'Three calls done.', ${at('k')}`,
      `from ${each} join ${series('k', 4)} on 1 = 1 where ${coached}`,
    ],
  }
}

function traces({ id, digits, each, series, people, at }: House): Rows {
  return {
    auditEntries: [
      '"id", "at", "actor", "action", "subject", "reason"',
      `'0199-' || ${digits('n')}, ${at('n % 200')}, ${id('0')}, 'send-reset', ${id('n * 7')}, 'They asked for it.'`,
      `from ${series('n', Math.ceil(people / 10))}`,
    ],
    jobs: [
      '"id", "name", "data", "about", "runAt", "attempts", "createdAt", "lane"',
      `'0199-' || ${digits('n')}, 'mail.deliver', '{"letter":{"to":"person' || n || '@house.example","subject":"News"},"id":"0199-waiting-' || ${digits('n')} || '"}',
       'person' || n || '@house.example', ${at('-400')}, 0, ${at('0')}, 'mail'`,
      `from ${series('n', Math.ceil(people / 5))}`,
    ],
    // Whom each start has read from the payment provider: they wait, or that would be measured along with the desk.
    'jobs payers': [
      '"id", "name", "data", "uniqueKey", "runAt", "attempts", "createdAt", "lane"',
      `'0199-payer-' || ${digits('n')}, 'billing.reconcile-payer', '{"memberId":"' || ${id('n')} || '"}',
       'billing.reconcile-payer:' || ${id('n')}, ${at('-400')}, 0, ${at('0')}, 'long'`,
      `from ${series('n', people)} where ${pays}`,
    ],
    sentEmails: [
      '"id", "memberId", "kind", "address", "queuedAt", "tries", "acceptedAt"',
      `'0199-' || ${digits('n')} || '-' || k, ${id('n')}, 'weekly progress', 'person' || n || '@house.example', ${at('k * 7')}, 1, ${at('k * 7')}`,
      `from ${each} join ${series('k', 10)} on 1 = 1`,
    ],
  }
}

const moneyColumns = '"id", "memberId", "about", "tier", "kind", "cents", "at", "month"'

const pick = (n: string, words: readonly string[]): string =>
  `case (${n}) % ${words.length} ${words.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`
