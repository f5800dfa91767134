import { tierName } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { isWorkedOut, targetOf, unfitting } from '../../pages/fit-answer.ts'
import { currentField } from '../../pages/renamed.ts'
import { isOpenTo, tierOf } from '../../pages/server/find-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Content, ExchangedPage } from '../exchange-file.ts'

export type LeftOut = { what: string; why: string }
type Fitting = { content: Content; leftOut: LeftOut[] }

const mostLines = 300

/** What of a file this program has a place for, by the same rules as what is typed; the rest is named. */
export function fitContent(ctx: MemberContext, { currency, pages, points }: Content): Fitting {
  const leftOut: LeftOut[] = []
  const fitting = pages.flatMap((given) => {
    const page = ctx.worksheets.findById(given.id)
    if (page && isOpenTo(ctx, page)) return [fitPage(page, given, leftOut)]
    leftOut.push(
      page
        ? { what: page.title, why: `Upgrade to ${tierName[tierOf(ctx, page)]} to fill in this page.` }
        : { what: given.id, why: 'There’s no such page here.' },
    )
    return []
  })
  const content = { currency, pages: fitting, points: fitPoints(ctx, points, leftOut) }
  if (leftOut.length <= mostLines) return { content, leftOut }
  const more = { what: `${leftOut.length - mostLines} more`, why: 'For similar reasons.' }
  return { content, leftOut: [...leftOut.slice(0, mostLines), more] }
}

function fitPage(page: Worksheet, given: ExchangedPage, leftOut: LeftOut[]): ExchangedPage {
  const fitting = <T extends Answered>(some: T[], where = ''): T[] =>
    underKeysOfToday(page, some).flatMap(({ one, field, isTwice }) => {
      const target = targetOf(page, field)
      const why = isTwice ? 'Its field was renamed, and the file has the new one too.' : whyNot(target, one.value)
      if (!why) return [{ ...one, field }]
      const name = target?.what === 'place' ? target.place.label : one.field
      leftOut.push({ what: `${page.title}${where}: ${name}`, why })
      return []
    })
  return {
    id: page.id,
    answers: fitting(given.answers),
    displaced: underKeysOfToday(page, given.displaced).flatMap(({ one, field }) =>
      fitting([{ ...one, field }], ', displaced'),
    ),
    copies: given.copies
      .map((copy) => ({
        ...copy,
        answers: fitting(copy.answers, `, copy of ${copy.keptOn}`),
        computed: copy.computed.filter(({ field }) => isWorkedOut(page, field)),
      }))
      .filter(({ answers }) => answers.length > 0),
  }
}

type Answered = { field: string; value: AnswerValue }

const whyNot = (target: ReturnType<typeof targetOf>, value: AnswerValue): string | undefined =>
  target ? unfitting(target, value) : 'There’s no such field on this page.'

/** An old export has keys that were renamed since; where it has both, the one of today counts. */
function underKeysOfToday<T extends Answered>(page: Worksheet, some: readonly T[]) {
  const given = new Set(some.map(({ field }) => field))
  const taken = new Set<string>()
  return some.map((one) => {
    const field = currentField(page, one.field)
    const isTwice = field !== one.field && (given.has(field) || taken.has(field))
    taken.add(field)
    return { one, field, isTwice }
  })
}

function fitPoints(ctx: MemberContext, points: Content['points'], leftOut: LeftOut[]): Content['points'] {
  const keys = new Set(ctx.worksheets.metrics.map(({ key }) => key))
  const tomorrow = localDate(ctx.member.timeZone, ctx.now()).add({ days: 1 }).toString()
  const whyNot = ({ key, date, pageId }: Content['points'][number]) => {
    if (!keys.has(key)) return 'There’s no such number here.'
    if (date > tomorrow) return 'It’s in the future.'
    return pageId && !ctx.worksheets.pageById.has(pageId) ? 'Its page isn’t there.' : undefined
  }
  const out = new Set<string>()
  for (const point of points) {
    const why = whyNot(point)
    if (!why) continue
    leftOut.push({ what: `${point.key} of ${point.date}`, why })
    out.add(point.id)
  }
  // What a left-out point corrected would count again without it.
  const correctedBy = Map.groupBy(points, (point) => point.correctedBy)
  for (const id of out) for (const { id: earlier } of correctedBy.get(id) ?? []) out.add(earlier)
  return points.filter(({ id }) => !out.has(id)).map((point) => ({ ...point, field: fieldOfToday(ctx, point) }))
}

function fieldOfToday({ worksheets }: MemberContext, { pageId, field }: Content['points'][number]): string | null {
  const page = worksheets.pageById.get(pageId ?? '')
  return page && field ? currentField(page, field) : field
}
