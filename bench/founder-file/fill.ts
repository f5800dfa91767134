import { sql } from 'kysely'
import { isColumn } from '#features/founder-file/pages/addresses.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { machineNow } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Pages that a full member wrote on, and one who only tried it. */
const [fullPages, fewPages] = [25, 2]
export const bigPage = 'day-one-numbers'

type Answer = readonly [pageId: string, field: string, value: string]
type Crowd = { full: number; few: number }

/** Members by number: `m0` and on have a full file, those behind them a few pages. */
export async function fillFiles(database: Database, pages: readonly Worksheet[], { full, few }: Crowd): Promise<void> {
  const { db, engine } = database
  const at = machineNow().toString({ smallestUnit: 'millisecond' })
  const now = sql.raw(engine === 'postgres' ? `timestamptz '${at}'` : `'${at}'`)
  const today = at.slice(0, 10)
  const run = (query: ReturnType<typeof sql>) =>
    db.transaction().execute(async (db) => {
      // A statement of the product ends sooner than a hundred thousand files are written.
      if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
      await query.execute(db)
    })
  const numbers = (from: number, to: number) =>
    sql`with recursive people(n) as (select ${sql.raw(`${from}`)} union all select n + 1 from people where n + 1 < ${sql.raw(`${to}`)})`
  const all = numbers(0, full + few)
  await run(sql`${all} insert into users (id, name, email, "createdAt", "updatedAt", "firstName", "lastName", "enrolledOn")
    select 'm' || n, 'Ada Okafor', 'm' || n || '@bench.example', ${now}, ${now}, 'Ada', 'Okafor', ${sql.raw(`'${today}'`)} from people`)
  await run(sql`${all} insert into sessions (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
    select 's' || n, 'token-of-member-' || n, 'm' || n, ${sql.raw(engine === 'postgres' ? `timestamptz '2999-01-01'` : `'2999-01-01T00:00:00.000Z'`)}, ${now}, ${now} from people`)
  for (const [from, to, answers] of [
    [0, full, someAnswers(pages, fullPages)],
    [full, full + few, someAnswers(pages, fewPages)],
  ] as const)
    if (to > from) await fillPages(run, { people: numbers(from, to), answers, now })
  await fillPoints(run, numbers(0, full), now)
  await run(sql.raw('analyze'))
}

type Written = { people: ReturnType<typeof sql>; answers: readonly Answer[]; now: ReturnType<typeof sql> }

async function fillPages(run: (query: ReturnType<typeof sql>) => Promise<void>, { people, answers, now }: Written) {
  const values = (rows: readonly (readonly string[])[]) =>
    sql.raw(
      `(values ${rows.map((row) => `(${row.map((one) => `'${one.replaceAll("'", "''")}'`).join(',')})`).join(',')})`,
    )
  for (let from = 0; from < answers.length; from += 100)
    await run(sql`${people} insert into "fileAnswers" ("memberId", "pageId", field, value, mark, version, "updatedAt")
      select 'm' || n, column1, column2, column3, 'C', 1, ${now} from people cross join ${values(answers.slice(from, from + 100))} as answer`)
  const pages = [...new Set(answers.map(([pageId]) => pageId))].map((pageId) => [pageId])
  await run(sql`${people} insert into "filePages" ("memberId", "pageId", version, answers, "isDone", "keptOn", "updatedAt")
    select 'm' || n, column1, 1, 9, 0, '[]', ${now} from people cross join ${values(pages)} as page`)
}

const keys = ['clients', 'revenue', 'costs', 'cash', 'hours', 'leads', 'calls', 'new_customers']

/** Each number on six days. */
async function fillPoints(
  run: (query: ReturnType<typeof sql>) => Promise<void>,
  people: ReturnType<typeof sql>,
  now: ReturnType<typeof sql>,
) {
  for (const key of keys)
    for (let day = 1; day <= 6; day += 1)
      await run(sql`${people} insert into "fileNumbers" ("memberId", id, key, date, "onDay", value, mark, "enteredAt")
        select 'm' || n, ${sql.raw(`'${key}-${day}'`)}, ${sql.raw(`'${key}'`)}, ${sql.raw(`'2026-03-0${day}'`)}, ${sql.raw(`${day}`)}, 540.5 + n, 'C', ${now} from people`)
}

/** Every field and cell of the first pages. */
function someAnswers(pages: readonly Worksheet[], count: number): Answer[] {
  const [big, ...others] = [...pages].sort((one, other) => Number(other.id === bigPage) - Number(one.id === bigPage))
  return [big, ...others.slice(0, count - 1)].flatMap((page) => (page ? fieldsOf(page) : []))
}

const fieldsOf = ({ id, places }: Worksheet): Answer[] =>
  places
    .filter((place) => place.formula === undefined && !isColumn(place))
    .map(({ address, kind }) => [id, address, JSON.stringify(isText(kind) ? 'Three cafés said yes' : 7)] as const)

const isText = (kind: string) => !['money', 'number', 'percent', 'hours'].includes(kind)
