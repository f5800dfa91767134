import { setImmediate as breathe } from 'node:timers/promises'
import { readLessonsAsked } from '#features/assistant/server/public.ts'
import { hasCome } from '#features/identity/server/public.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { enrolmentColumns, isPausedOn, readManyOpenings } from '#features/journey/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { dateAt, dayNumber, iso, localDate } from '#platform/server/clock.ts'
import { type Context, type MemberContext, transaction } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { addMember, noSums, type Sums, type Walked } from '../stopping.rules.ts'
import './stopping.tables.ts'

/** Members read at a time: little enough to keep in mind, no lock is held over them, and others are answered in between. */
const page = 100

export const countStoppingJob: Job<null> = job<null>(
  'operator.count-stopping',
  async (ctx, _, signal) => {
    await rebuildStopping(ctx, signal)
  },
  { lane: 'long', minutes: 30, attempts: 3 },
)

export async function countStopping(ctx: MemberContext): Promise<{ says: string }> {
  await transaction(ctx, (ctx) => enqueue(ctx, countStoppingJob, null, { key: 'operator.count-stopping:now' }), {
    raises: false,
  })
  return { says: 'It’s being counted. The figures are here as soon as they’re counted.' }
}

/** Counts all members anew and replaces the sums at once. Answers how many were counted. */
export async function rebuildStopping(ctx: Context, signal?: AbortSignal): Promise<number> {
  const groups = new Map<string, Sums>()
  let members = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    signal?.throwIfAborted()
    const people: Person[] = await readPeople(ctx, after)
    await addPeople(ctx, people, groups)
    members += people.length
    // SQLite answers at once: without a pause nobody else would be answered until all are counted.
    await breathe()
    after = people.length < page ? undefined : people.at(-1)?.id
  }
  const countedAt = iso(ctx.now())
  const rows = [...groups].map(([key, sums]) => {
    const [month = '', tier = ''] = key.split(' ')
    return { month, tier, sums: JSON.stringify(sums), countedAt }
  })
  await transaction(ctx, async ({ db }) => {
    await db.deleteFrom('stoppingSums').execute()
    for (const row of rows)
      await db
        .insertInto('stoppingSums')
        .values(row)
        // Two who count at once: the later one's sums stay.
        .onConflict((conflict) => conflict.columns(['month', 'tier']).doUpdateSet(row))
        .execute()
  })
  return members
}

type Person = Awaited<ReturnType<typeof readPeople>>[number]

const readPeople = ({ db, now }: Context, after: string) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', ...enrolmentColumns, heldTier(iso(now())).as('tier')])
    .where('users.id', '>', after)
    // Who coaches or operates the site doesn't walk the program, or not as members do; who was invited walks it once they come.
    .where('users.role', '=', 'client')
    .where('users.operatorSince', 'is', null)
    .where(hasCome)
    .orderBy('users.id')
    .limit(page)
    .execute()

async function addPeople(ctx: Context, people: readonly Person[], groups: Map<string, Sums>): Promise<void> {
  if (people.length === 0) return
  const order = ctx.program.modules.flatMap(({ core }) => core.map(({ id }) => id))
  const ids = people.map(({ id }) => id)
  const done = byMember(await readCompletions(ctx, ids))
  const pages = byMember(await readPages(ctx, ids))
  const opened = byMember(await readManyOpenings(ctx, ids))
  const asked = byMember(await readLessonsAsked(ctx, ids))
  for (const person of people) {
    const key = `${person.enrolledOn.slice(0, 7)} ${person.tier}`
    const sums = groups.get(key) ?? noSums()
    groups.set(key, sums)
    const traces = {
      done: done.get(person.id) ?? [],
      pages: pages.get(person.id) ?? [],
      opened: opened.get(person.id) ?? [],
      asked: asked.get(person.id) ?? [],
    }
    addMember(sums, walkedBy(ctx, person, traces), order)
  }
}

const readCompletions = ({ db }: Context, ids: string[]) =>
  db
    .selectFrom('completions')
    .select(['memberId', 'subModuleId', 'programDay', 'completedAt'])
    .where('memberId', 'in', ids)
    .execute()

const readPages = ({ db }: Context, ids: string[]) =>
  db
    .selectFrom('filePages')
    .select(['memberId', 'pageId'])
    .where('memberId', 'in', ids)
    .where('answers', '>', 0)
    .execute()

type OfLesson = { subModuleId: string }
type Traces = {
  done: readonly (OfLesson & { programDay: number; completedAt: string })[]
  pages: readonly { pageId: string }[]
  opened: readonly OfLesson[]
  asked: readonly OfLesson[]
}

function walkedBy({ now, worksheets }: Context, person: Person, { done, pages, opened, asked }: Traces): Walked {
  const today = localDate(person.timeZone, now()).toString()
  const written = new Set(pages.map(({ pageId }) => pageId))
  const last = done
    .map(({ completedAt }) => completedAt)
    .sort()
    .at(-1)
  const lastOn =
    last === undefined ? person.enrolledOn : dateAt(person.timeZone, Temporal.Instant.from(last)).toString()
  return {
    today: Math.min(programDays, Math.max(1, 1 + dayNumber(today) - dayNumber(person.enrolledOn))),
    quiet: dayNumber(today) - dayNumber(lastOn),
    isPaused: isPausedOn(person, today),
    doneOn: new Map(done.map(({ subModuleId, programDay }) => [subModuleId, programDay])),
    opened: idsOf(opened),
    asked: idsOf(asked),
    begun: new Set([...worksheets.pageOfLesson].filter(([, { id }]) => written.has(id)).map(([lesson]) => lesson)),
  }
}

const idsOf = (rows: readonly OfLesson[]) => new Set(rows.map(({ subModuleId }) => subModuleId))

const byMember = <T extends { memberId: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ memberId }) => memberId)
