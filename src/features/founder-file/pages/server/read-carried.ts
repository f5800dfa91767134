import { dateAt } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { typedBehind } from '../../formulas/typed-behind.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { isBlank } from '../apply-save.ts'
import type { Held } from '../held.ts'
import { workOutPage } from '../work-out-page.ts'
import { readAnswers, type StoredField, type StoredFields, toHeld } from './read-answers.ts'

type Value = string | number | boolean
type Source = {
  value: Value
  mark: 'C' | 'G' | null
  from: { pageId: string; title: string; key: string; date: string }
}
type Pages = Pick<MemberContext['worksheets'], 'pageById'>

/** Content never changes while it is served. */
const earlierOf = new WeakMap<Worksheet, string[]>()

/** The earlier pages that a page carries answers over from, and those that these carry over from in turn. */
export function earlierPages({ pageById }: Pages, page: Worksheet | undefined): string[] {
  if (!page) return []
  const known = earlierOf.get(page)
  if (known) return known
  const found = new Set<string>()
  const collect = ({ places }: Worksheet) => {
    for (const id of places.flatMap(({ from }) => from.map(pageOf))) {
      const earlier = pageById.get(id)
      if (!earlier || found.has(id)) continue
      found.add(id)
      collect(earlier)
    }
  }
  collect(page)
  found.delete(page.id)
  earlierOf.set(page, [...found])
  return [...found]
}

/** The earlier answers that a page carries over: of several places, the first that is answered. */
export function carriedInto(
  ctx: FileOwner,
  page: Worksheet,
  answers: ReadonlyMap<string, StoredFields>,
): Map<string, Source> {
  return carrier(ctx, answers).into(page)
}

/** The same, reading the answers first. */
export async function readCarried(ctx: MemberContext, page: Worksheet): Promise<Map<string, Source>> {
  return carriedInto(ctx, page, await readAnswers(ctx, ctx.member.id, earlierPages(ctx.worksheets, page)))
}

export const valuesOf = (sources: ReadonlyMap<string, Source>): Map<string, Value> =>
  new Map([...sources].map(([address, { value }]) => [address, value]))

const pageOf = (source: string) => source.split('.')[0] ?? ''

/** Every page is worked out once, with what it carries over itself, so that it comes to the same wherever it is named. */
export function carrier({ worksheets, member }: FileOwner, answers: ReadonlyMap<string, StoredFields>) {
  const known = new Map<string, ReturnType<typeof workOut>>()
  const into = (page: Worksheet): Map<string, Source> =>
    new Map(
      page.places.flatMap(({ address, from }) => {
        const source = from.map(find).find((one) => one !== undefined)
        return source ? [[address, source] as const] : []
      }),
    )

  function workOut(page: Worksheet, fields: StoredFields) {
    const sources = into(page)
    return { sources, worked: workOutPage(page, toHeld(fields), valuesOf(sources)) }
  }
  function of(page: Worksheet, fields: StoredFields) {
    const before = known.get(page.id)
    if (before) return before
    // The check refuses pages that carry over from each other; without it they would ask for ever.
    known.set(page.id, { sources: new Map(), worked: workOutPage(page, toHeld(fields)) })
    const done = workOut(page, fields)
    known.set(page.id, done)
    return done
  }

  /** An answer that was typed or is carried over there, or a result of the earlier page where something stands on it. */
  function find(source: string): Source | undefined {
    const [pageId = '', ...rest] = source.split('.')
    const key = rest.join('.')
    const page = worksheets.pageById.get(pageId)
    const fields = answers.get(pageId) ?? new Map<string, StoredField>()
    if (!page || fields.size === 0) return undefined
    const { sources, worked } = of(page, fields)
    const isComputed = page.places.some(({ address, formula }) => address === key && formula !== undefined)
    const value = isComputed ? worked.at(key) : (fields.get(key)?.value ?? null)
    if (value === null) return sources.get(key)
    return typeof value === 'object' || isBlank(value) ? undefined : told(value, page, key, fields.get(key), fields)
  }

  function told(value: Value, page: Worksheet, key: string, stored: StoredField | undefined, all: StoredFields) {
    const at = Temporal.Instant.from(stored?.updatedAt ?? lastTyped(page, key, all))
    const from = { pageId: page.id, title: page.title, key, date: dateAt(member.timeZone, at).toString() }
    return { value, mark: stored?.mark ?? null, from }
  }
  return { into, of }
}

/** A result is as old as the last answer that it follows from: day 1 stays day 1 when day 60 is filled in beside it. */
function lastTyped(page: Worksheet, key: string, fields: StoredFields): string {
  const behind = typedBehind(page, key)
  const own = [...fields].filter(([field]) => behind.has(field) || behind.has(columnOf(field)))
  return latest(own.length > 0 ? own.map(([, field]) => field) : [...fields.values()])
}

/** A table's cell is stored as `table.row.column`. */
const columnOf = (field: string) => field.replace(/\.[^.]+\./, '.')

const latest = (fields: readonly StoredField[]): string =>
  fields
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? ''

/** What is carried over is counted or guessed as it was on the page that it comes from. */
export const withCarriedMarks = (held: Held, sources: ReadonlyMap<string, Source>): Held =>
  new Map([
    ...[...sources].map(([address, { mark }]) => [address, { value: null, mark }] as const),
    ...[...held].filter(([address, { value }]) => value !== null || !sources.has(address)),
  ])
