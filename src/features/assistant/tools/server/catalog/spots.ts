import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import type { FieldAsks } from '../../../understanding/server/load-field-asks.ts'
import type { FileWords, KnownWords } from '../../file-words.content.ts'
import type { OwnFile } from '../../own.content.ts'

/** What a place holds, as far as a question asks for it: how many, how much, when, who. */
export type Holds = 'count' | 'number' | 'date' | 'tick' | 'words'

/** A column of a grid: “Week 5” is named by its own label and the grid’s. */
export type SpotColumn = { address: string; label: string }

/** Something on a page that can be asked for by itself: a field, a line of a grid, a column of a table, or how many lines a table has. */
export type Spot = {
  pageId: string
  /** Its own words first, then those of what it stands in. */
  label: string
  called: string
  around: string
  page: string
  title: string
  holds: Holds
  address: string
  /** Words that tell how many or how much, as the example does. */
  hasNumber: boolean
  /** Of a line of a grid, whether any of its columns is. */
  isWorkedOut: boolean
  /** One of the fields that members are known to ask for. */
  isKnown: boolean
  /** Of a line of a grid with several columns. */
  columns: readonly SpotColumn[]
}

/** Every field of every page, from the page itself; `words` adds what members call it. */
export function spotsOf(pages: readonly Worksheet[], { words, asks, own, lessonTitle }: KnownOfPages): Spot[] {
  const known = new Set(Object.values(own).flatMap(({ figures }) => figures))
  return pages
    .filter(({ isChecklist }) => !isChecklist)
    .flatMap((page) => spotsOn(page, { words: words.pages[page.id], asks: asks.get(page.id) }, lessonTitle))
    .map((spot) => {
      const all = [spot.address, ...spot.columns.map(({ address }) => address)]
      return { ...spot, isKnown: all.some((address) => known.has(`${spot.pageId}.${address}`)) }
    })
}

/** What is known of pages besides themselves. */
export type KnownOfPages = { words: KnownWords; asks: FieldAsks; own: OwnFile; lessonTitle: (id: string) => string }

type Found = Omit<Spot, 'isKnown'>
type OnPage = {
  page: Worksheet
  /** What members call some keys of it. */
  called: (...keys: string[]) => string
  /** What is said of every field of it. */
  base: Pick<Spot, 'pageId' | 'page' | 'title' | 'columns'>
  lessons: string
}

type SaidOfPage = {
  words: FileWords[string] | undefined
  asks: Readonly<Record<string, readonly string[]>> | undefined
}

function spotsOn(page: Worksheet, { words, asks }: SaidOfPage, lessonTitle: KnownOfPages['lessonTitle']): Found[] {
  const tables = [...page.blocks.values()].flatMap((block) => (block.what === 'table' ? [block.table.label ?? ''] : []))
  const about = [page.title, page.id.replaceAll('-', ' '), words?.called ?? ''].join(' ')
  const on: OnPage = {
    page,
    called: (...keys) => keys.flatMap((key) => [words?.fields?.[key] ?? [], asks?.[key] ?? []].flat()).join(', '),
    base: { pageId: page.id, page: about, title: page.title, columns: [] },
    lessons: [...page.lessons.map(lessonTitle), ...tables].join(' '),
  }
  const spots = new Map<string, Found>()
  for (const place of page.places) {
    const block = page.blocks.get(place.block)
    if (block?.what === 'grid') {
      const key = `${place.block}.${place.row}`
      spots.set(key, lineOf(on, { place, key, grid: block.grid.label ?? '', before: spots.get(key) }))
      continue
    }
    if (block?.what === 'table' && !spots.has(place.block) && place.formula === undefined && place.kind !== 'tick')
      spots.set(place.block, countOf(on, place, block.table.label ?? ''))
    spots.set(place.address, fieldOf(on, place, block?.what === 'table' ? (block.table.label ?? '') : ''))
  }
  return [...spots.values()]
}

type OfLine = { place: Place; key: string; grid: string; before: Found | undefined }

/** A line of a grid, with one column more. */
function lineOf({ page, base, called, lessons }: OnPage, { place, key, grid, before }: OfLine): Found {
  const { address, label } = place
  const columns = [...(before?.columns ?? []), { address, label: columnLabel(page, place) }]
  const own = `${called(key, address)}, ${before?.called ?? ''}`
  const around = `${grid} ${lessons}`
  const isWorkedOut = place.formula !== undefined || before?.isWorkedOut === true
  return { ...base, label, called: own, around, ...holdsOf(place), address, columns, isWorkedOut }
}

/** How many lines a table has, counted by the first column that is typed. */
const countOf = ({ base, called, lessons }: OnPage, { address, block }: Place, label: string): Found => ({
  ...base,
  ...{ label, called: called(block), around: lessons, holds: 'count', hasNumber: true, address, isWorkedOut: false },
})

function fieldOf({ page, base, called, lessons }: OnPage, place: Place, table: string): Found {
  const { address, column, row } = place
  const label = `${place.label} ${column !== undefined && row !== undefined ? columnLabel(page, place) : ''}`.trim()
  const isWorkedOut = place.formula !== undefined
  return {
    ...base,
    label,
    called: called(address),
    around: `${table} ${lessons}`,
    ...holdsOf(place),
    address,
    isWorkedOut,
  }
}

function columnLabel({ blocks }: Worksheet, { block, column }: Place): string {
  const found = blocks.get(block)
  if (found?.what === 'field' || !found) return ''
  const columns = found.what === 'grid' ? found.grid.columns : found.table.columns
  return columns.find(({ key }) => key === column)?.label ?? ''
}

function holdsOf({ kind, example }: Place): Pick<Spot, 'holds' | 'hasNumber'> {
  const hasNumber = example.some((one) => typeof one === 'string' && /\d/.test(one))
  if (kind === 'date' || kind === 'month') return { holds: 'date', hasNumber }
  if (kind === 'tick') return { holds: 'tick', hasNumber }
  return { holds: isNumeric(kind) ? 'number' : 'words', hasNumber }
}
