import { dateAt } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { typedBehind } from '../../formulas/typed-behind.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'
import { placeOfCell, sourceParts } from '../addresses.ts'
import { isBlank } from '../apply-save.ts'
import type { Held } from '../held.ts'
import { type WorkedPage, workOutPage } from '../work-out-page.ts'
import { readAnswers, type StoredField, type StoredFields, toHeld } from './read-answers.ts'

type Value = string | number | boolean
type Source = {
  value: Value
  mark: Mark | null
  from: { pageId: string; title: string; key: string; date: string; isComputed?: boolean }
}
type Named = Omit<Source['from'], 'date' | 'isComputed'>
type Pages = Pick<MemberContext['worksheets'], 'pageById'>

/** Content never changes while it is served. */
const earlierOf = new WeakMap<Worksheet, string[]>()

/** The pages that a page carries answers over from, and those that these carry over from in turn. */
export function earlierPages({ pageById }: Pages, page: Worksheet | undefined): string[] {
  if (!page) return []
  const known = earlierOf.get(page)
  if (known) return known
  const [found, seen] = [new Set<string>(), new Set<string>()]
  const collect = (places: readonly Place[]) => {
    for (const source of places.flatMap(({ from }) => from)) {
      const earlier = pageById.get(sourceParts(source).pageId)
      if (!earlier || seen.has(source)) continue
      seen.add(source)
      found.add(earlier.id)
      const behind = typedBehind(earlier, sourceParts(source).address)
      collect(earlier.places.filter(({ address }) => behind.has(address)))
    }
  }
  collect(page.places)
  found.delete(page.id)
  earlierOf.set(page, [...found])
  return [...found]
}

/** What a page comes to, with the earlier answers that it carries over. */
export async function readWorked(ctx: MemberContext, page: Worksheet, fields: StoredFields): Promise<Worked> {
  const answers = await readAnswers(ctx, ctx.member.id, earlierPages(ctx.worksheets, page))
  return carriedReader(ctx, answers).of(page, fields)
}

export type Worked = { sources: ReadonlyMap<string, Source>; worked: WorkedPage }

export const valuesOf = (sources: ReadonlyMap<string, Source>): Map<string, Value> =>
  new Map([...sources].map(([address, { value }]) => [address, value]))

/** Every place is looked up once, with what its page carries over itself, so that it comes to the same wherever it is named. */
export function carriedReader({ worksheets, member }: FileOwner, answers: ReadonlyMap<string, StoredFields>) {
  const find = rememberUnlessCircular(lookUp)

  /** The earlier answers that a page carries over: of several places, the first that is answered. */
  const into = (page: Worksheet, only?: ReadonlySet<string>): Map<string, Source> =>
    new Map(
      page.places.flatMap(({ address, from }) => {
        const source = only === undefined || only.has(address) ? firstOf(from) : undefined
        return source ? [[address, source] as const] : []
      }),
    )

  const firstOf = (from: readonly string[]): Source | undefined => {
    for (const source of from) {
      const one = find(source)
      if (one) return one
    }
    return undefined
  }

  /** An answer that was typed or is carried over there, or a result of the earlier page where something stands on it. */
  function lookUp(source: string): Source | undefined {
    const { pageId, address: key } = sourceParts(source)
    const page = worksheets.pageById.get(pageId)
    const fields = answers.get(pageId) ?? new Map<string, StoredField>()
    const place = page?.places.find(({ address }) => address === key)
    if (!page || !place || fields.size === 0) return undefined
    const from = { pageId, title: page.title, key }
    if (place.formula !== undefined) return resultAt(page, fields, from)
    const stored = fields.get(key)
    const isOwn = !place.isReadonly && (stored?.value ?? null) !== null
    return (isOwn ? undefined : firstOf(place.from)) ?? ownAt(from, stored, member.timeZone)
  }

  function resultAt(page: Worksheet, fields: StoredFields, from: Named): Source | undefined {
    const behind = typedBehind(page, from.key)
    const sources = into(page, behind)
    const value = workOutPage(page, toHeld(fields), valuesOf(sources)).at(from.key)
    if (value === null || isBlank(value)) return undefined
    const own = { date: dateBehind(behind, fields, sources, member.timeZone), isComputed: true }
    return { value, mark: null, from: { ...from, ...own } }
  }

  function of(page: Worksheet, fields: StoredFields): Worked {
    const sources = into(page)
    return { sources, worked: workOutPage(page, toHeld(fields), valuesOf(sources)) }
  }
  return { into, of }
}

type LookUp = (source: string) => Source | undefined

/** Pages may carry over from each other, such as a review and the page of its numbers; a place that leads back says nothing. */
function rememberUnlessCircular(lookUp: LookUp): LookUp {
  const known = new Map<string, Source | undefined>()
  const asked = new Set<string>()
  let circles = 0
  return (source) => {
    if (known.has(source)) return known.get(source)
    if (asked.has(source)) {
      circles += 1
      return undefined
    }
    const before = circles
    asked.add(source)
    const found = lookUp(source)
    asked.delete(source)
    if (circles === before || asked.size === 0) known.set(source, found)
    return found
  }
}

function ownAt(from: Named, stored: StoredField | undefined, timeZone: string): Source | undefined {
  const { value, mark } = stored ?? { value: null, mark: null }
  if (!stored || value === null || typeof value === 'object' || isBlank(value)) return undefined
  return { value, mark, from: { ...from, date: dateIn(timeZone, stored) } }
}

const dateIn = (timeZone: string, { updatedAt }: StoredField) =>
  dateAt(timeZone, Temporal.Instant.from(updatedAt)).toString()

/** A result is as old as the last answer that it follows from: day 1 stays day 1 when day 60 is filled in beside it. */
function dateBehind(
  behind: ReadonlySet<string>,
  fields: StoredFields,
  sources: ReadonlyMap<string, Source>,
  timeZone: string,
): string {
  const own = [...fields].filter(([field]) => behind.has(field) || behind.has(placeOfCell(field)))
  const carried = [...sources].filter(([address]) => fields.get(address)?.value == null)
  const dates = [...own.map(([, field]) => dateIn(timeZone, field)), ...carried.map(([, { from }]) => from.date)]
  const all = dates.length > 0 ? dates : [...fields.values()].map((field) => dateIn(timeZone, field))
  return all.toSorted().at(-1) ?? ''
}

/** Whether what is saved on a page comes back to it: an earlier page takes it over, and this one what follows from it. */
export const comesBack = ({ pageById }: Pages, page: Worksheet): boolean =>
  page.places.some(({ from }) =>
    from.some((source) => earlierPages({ pageById }, pageById.get(sourceParts(source).pageId)).includes(page.id)),
  )

/** What is carried over is counted or guessed as it was on the page that it comes from. */
export function withCarriedMarks({ places }: Worksheet, held: Held, sources: ReadonlyMap<string, Source>): Held {
  const fixed = new Set(places.filter(({ isReadonly }) => isReadonly).map(({ address }) => address))
  const isOwn = (address: string) =>
    !sources.has(address) || (!fixed.has(address) && (held.get(address)?.value ?? null) !== null)
  return new Map([
    ...[...sources].map(([address, { mark }]) => [address, { value: null, mark }] as const),
    ...[...held].filter(([address]) => isOwn(address)),
  ])
}
