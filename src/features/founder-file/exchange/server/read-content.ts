import type { MemberContext } from '#platform/server/context.ts'
import { compareText } from '#shared/compare-text.ts'
import { type StoredValue, wireValue } from '../../pages/apply-save.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { isStanding } from '../../pages/standing-answers.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Content, ExchangedPage } from '../exchange-file.ts'
import { canonical } from './canonical.ts'
import { readPointRows, readRows, type WrittenRows } from './read-rows.ts'

/** What a member wrote, on some pages or on all, in an order that makes one text of equal content. */
export async function readContent(ctx: MemberContext, asked?: ReadonlySet<string>): Promise<Content> {
  const isAsked = (pageId: string | null) => !asked || (pageId !== null && asked.has(pageId))
  const rows = await readRows(ctx)
  const points = await readPointRows(ctx)
  const { currency } = await readFileSettings(ctx)
  const ids = [rows.answers, rows.displaced, rows.copies].flatMap((some) => some.map(({ pageId }) => pageId))
  const pages = pagesOf(ctx, rows, [...new Set(ids)].filter(isAsked).sort())
  return { currency, pages, points: sorted(pointsOf(points, isAsked), ({ id }) => id) }
}

/** A corrected point never travels without the one that took its place. */
function pointsOf(points: Awaited<ReturnType<typeof readPointRows>>, isAsked: (pageId: string | null) => boolean) {
  const byId = new Map(points.map((point) => [point.id, point]))
  const found = new Set(points.filter(({ pageId }) => isAsked(pageId)))
  for (const { correctedBy } of found) {
    const later = byId.get(correctedBy ?? '')
    if (later) found.add(later)
  }
  return [...found]
}

function pagesOf({ worksheets }: MemberContext, rows: WrittenRows, ids: readonly string[]): ExchangedPage[] {
  const [answers, displaced, copies] = [byPage(rows.answers), byPage(rows.displaced), byPage(rows.copies)]
  const pages = ids.map((id) => ({
    id,
    answers: withoutRemoved(
      worksheets.pageById.get(id),
      sorted((answers.get(id) ?? []).map(toldAnswer), ({ field }) => field),
    ),
    displaced: sorted((displaced.get(id) ?? []).map(toldDisplaced), canonical),
    copies: sorted((copies.get(id) ?? []).map(toldCopy), ({ id }) => id),
  }))
  return pages.filter((page) => page.answers.length + page.displaced.length + page.copies.length > 0)
}

const byPage = <T extends { pageId: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ pageId }) => pageId)

/** Only single values are ever displaced. */
export const toldDisplaced = ({ pageId: _, value, mark, ...rest }: WrittenRows['displaced'][number]) => ({
  ...rest,
  value: JSON.parse(value) as string | number | boolean | null,
  ...(mark ? { mark } : {}),
})

const toldAnswer = <T extends { pageId: string; value: string }>({ pageId: _, value, ...rest }: T) => ({
  ...rest,
  value: wireValue(JSON.parse(value) as StoredValue),
})

function toldCopy({ pageId: _, answers, computed, ...rest }: WrittenRows['copies'][number]) {
  const held = JSON.parse(answers) as Record<string, { value: AnswerValue; mark: Mark | null }>
  const worked = JSON.parse(computed) as Record<string, string | number | boolean | null>
  return {
    ...rest,
    answers: sorted(
      Object.entries(held).map(([field, { value, mark }]) => ({ field, value, mark })),
      ({ field }) => field,
    ),
    computed: sorted(
      Object.entries(worked).map(([field, value]) => ({ field, value })),
      ({ field }) => field,
    ),
  }
}

/** Cells of rows that were removed don't travel. */
function withoutRemoved<T extends { field: string; value: AnswerValue }>(
  page: Worksheet | undefined,
  answers: T[],
): T[] {
  const values = new Map(answers.map((answer) => [answer.field, answer]))
  return page ? answers.filter(({ field }) => isStanding(page, values, field)) : answers
}

function sorted<T>(some: readonly T[], textOf: (one: T) => string): T[] {
  return some
    .map((one) => [textOf(one), one] as const)
    .sort(([one], [other]) => compareText(one, other))
    .map(([, one]) => one)
}
