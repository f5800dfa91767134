import { readEvening, type WalkerContext } from '#features/journey/server/public.ts'
import { isLongerThanDay } from '#features/journey/work-week/evening.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import { dateAt, localDate } from '#platform/server/clock.ts'
import { begunRows, emptyPlaces } from '../../pages/judge-page.ts'
import { readAnswers, type StoredFields } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages } from '../../pages/server/read-carried.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { type Step, stepsOf } from '../steps.ts'
import type { Tonight } from '../tonight.contract.ts'
import { shareOfDay } from '../tonight.rules.ts'

type Evening = Awaited<ReturnType<typeof readEvening>>
type Answers = ReadonlyMap<string, StoredFields>

/** What of a lesson is for today, or for some other minutes; null where the lesson fits into them, or no day was agreed to. */
export async function readTonight(ctx: WalkerContext, lesson: SubModule, minutes?: number): Promise<Tonight | null> {
  const agreed = await readEvening(ctx, lesson.id)
  const evening = minutes === undefined ? agreed : { ...agreed, minutes }
  const page = ctx.worksheets.pageOfLesson.get(lesson.id)
  if (!page || !isLongerThanDay(lesson.estimatedMinutes, evening.minutes)) return null
  const answers = await readAnswers(ctx, ctx.member.id, [page.id, ...earlierPages(ctx.worksheets, page)])
  return tonightOf(ctx, { lesson, page, answers, evening })
}

type Read = { lesson: SubModule; page: Worksheet; answers: Answers; evening: Evening }

/** The same of a page that was read already. */
export function tonightOf(ctx: WalkerContext, { lesson, page, answers, evening }: Read): Tonight | null {
  const { minutes, startsAt, openedOn } = evening
  if (!isLongerThanDay(lesson.estimatedMinutes, minutes)) return null
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  const fields: StoredFields = answers.get(page.id) ?? new Map()
  const writtenOn = new Map(
    [...fields].flatMap(([field, { value, updatedAt }]) =>
      value === null
        ? []
        : [[field, dateAt(ctx.member.timeZone, Temporal.Instant.from(updatedAt)).toString()] as const],
    ),
  )
  const isWrittenBefore = [...writtenOn.values()].some((on) => on < today)
  const steps = stepsOf(page)
  const share = shareOfDay({
    day: minutes,
    ...lesson.minutes,
    steps,
    empty: emptySteps(ctx, page, steps, answers),
    today: new Set(steps.flatMap((step) => (isWrittenOn(step, writtenOn, today) ? step.key : []))),
    opened:
      isWrittenBefore || (openedOn !== null && openedOn < today)
        ? 'before'
        : openedOn || writtenOn.size > 0
          ? 'today'
          : 'never',
  })
  return {
    subModuleId: lesson.id,
    minutes,
    isEvening: startsAt !== null && startsAt >= eveningBegins,
    ...share,
    fields: share.steps.map(({ label }) => label),
  }
}

const eveningBegins = '17:00'

function emptySteps(ctx: WalkerContext, page: Worksheet, steps: readonly Step[], answers: Answers) {
  const fields: StoredFields = answers.get(page.id) ?? new Map()
  const { worked } = carriedReader(ctx, answers).of(page, fields)
  const empty = new Set(emptyPlaces(page, worked))
  return new Set(
    steps.flatMap(({ key, places, rows }) =>
      places.some((place) => empty.has(place)) || begunRows(key, worked) < rows ? key : [],
    ),
  )
}

/** A cell of a table is stored as `table.row.column`. */
const isWrittenOn = ({ key, places, rows }: Step, writtenOn: ReadonlyMap<string, string>, today: string) =>
  rows > 0
    ? [...writtenOn].some(([field, on]) => field.startsWith(`${key}.`) && on === today)
    : places.some(({ address }) => writtenOn.get(address) === today)
