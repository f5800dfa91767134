import { dateAt } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { isBlank } from '../apply-save.ts'
import { workOutPage } from '../work-out-page.ts'
import { readAnswers, type StoredFields, toHeld } from './read-answers.ts'

type Source = { value: string | number | boolean; from: { pageId: string; title: string; key: string; date: string } }

/** The earlier pages that a page carries answers over from. */
export const earlierPages = ({ id, places }: Worksheet): string[] => [
  ...new Set(places.flatMap(({ from }) => from.map(pageOf)).filter((earlier) => earlier !== id)),
]

/** The earlier answers that a page carries over: of several places, the first that is answered. */
export function carriedInto(
  ctx: MemberContext,
  page: Worksheet,
  answers: ReadonlyMap<string, StoredFields>,
): Map<string, Source> {
  const find = sourceFinder(ctx, answers)
  return new Map(
    page.places.flatMap(({ address, from }) => {
      const source = from.map(find).find((one) => one !== undefined)
      return source ? [[address, source] as const] : []
    }),
  )
}

/** The same, reading the answers first. */
export async function readCarried(ctx: MemberContext, page: Worksheet): Promise<Map<string, Source>> {
  return carriedInto(ctx, page, await readAnswers(ctx, ctx.member.id, earlierPages(page)))
}

const pageOf = (source: string) => source.split('.')[0] ?? ''

/** An answer that was typed, or a result of the earlier page if that page has any answers. */
function sourceFinder(ctx: MemberContext, answers: ReadonlyMap<string, StoredFields>) {
  const worked = new Map<string, ReturnType<typeof workOutPage>>()
  return (source: string): Source | undefined => {
    const [pageId = '', ...rest] = source.split('.')
    const key = rest.join('.')
    const page = ctx.worksheets.pageById.get(pageId)
    const fields = answers.get(pageId)
    if (!page || !fields || fields.size === 0) return undefined
    const known = worked.get(pageId) ?? workOutPage(page, toHeld(fields))
    worked.set(pageId, known)
    const place = page.places.find(({ address }) => address === key)
    const stored = fields.get(key)
    const value = place?.formula === undefined ? stored?.value : known.at(key)
    if (value === undefined || value === null || typeof value === 'object' || isBlank(value)) return undefined
    const at = stored?.updatedAt ?? latest(fields)
    const date = dateAt(ctx.member.timeZone, Temporal.Instant.from(at)).toString()
    return { value, from: { pageId, title: page.title, key, date } }
  }
}

const latest = (fields: StoredFields) =>
  [...fields.values()].reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
