import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { isNumeric, type Kind } from '#features/founder-file/worksheets/kinds.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import type { FileWords } from '../../file-words.content.ts'
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
  /** One of the fields that members are known to ask for. */
  isKnown: boolean
  /** Of a line of a grid with several columns. */
  columns: readonly SpotColumn[]
}

/** Every field of every page, from the page itself; `words` adds what members call it. */
export function spotsOf(pages: readonly Worksheet[], { words, own, lessonTitle }: Known): Spot[] {
  const known = new Set(Object.values(own).flatMap(({ figures }) => figures))
  return pages
    .filter(({ isChecklist }) => !isChecklist)
    .flatMap((page) => spotsOn(page, words[page.id], lessonTitle))
    .map((spot) => {
      const all = [spot.address, ...spot.columns.map(({ address }) => address)]
      return { ...spot, isKnown: all.some((address) => known.has(`${spot.pageId}.${address}`)) }
    })
}

type Known = { words: FileWords; own: OwnFile; lessonTitle: (id: string) => string }

function spotsOn(page: Worksheet, words: FileWords[string] | undefined, lessonTitle: Known['lessonTitle']): Omit<Spot, 'isKnown'>[] {
  const about = [page.title, page.id.replaceAll('-', ' '), words?.called ?? ''].join(' ')
  const tables = [...page.blocks.values()].flatMap((block) => (block.what === 'table' ? [block.table.label ?? ''] : []))
  const lessons = [...page.lessons.map(lessonTitle), ...tables].join(' ')
  const called = (...keys: string[]) => keys.map((key) => words?.fields?.[key] ?? '').join(' ')
  const spots = new Map<string, Omit<Spot, 'isKnown'>>()
  for (const place of page.places) {
    const block = page.blocks.get(place.block)
    const base = { pageId: page.id, page: about, title: page.title, columns: [] }
    const around = `${block?.what === 'field' ? '' : ((block?.what === 'grid' ? block.grid.label : block?.table.label) ?? '')} ${lessons}`
    const { address, label } = place
    if (block?.what === 'grid' && place.row !== undefined) {
      const key = `${place.block}.${place.row}`
      const column = { address, label: columnLabel(page, place) }
      const before = spots.get(key)
      const columns = [...(before?.columns ?? []), column]
      const own = `${called(key, address)} ${before?.called ?? ''}`
      spots.set(key, { ...base, label: plain(label), called: own, around, holds: holdsOf(place.kind), address, columns })
      continue
    }
    if (block?.what === 'table' && !spots.has(place.block) && place.formula === undefined && place.kind !== 'tick')
      spots.set(place.block, {
        ...base,
        label: block.table.label ?? '',
        ...{ called: called(place.block), around: lessons, holds: 'count', address },
      })
    const total = place.column !== undefined && place.row !== undefined ? columnLabel(page, place) : ''
    spots.set(address, {
      ...base,
      label: `${plain(label)} ${total}`.trim(),
      ...{ called: called(address), around, holds: holdsOf(place.kind), address },
    })
  }
  return [...spots.values()]
}

/** Lines of a grid carry their numbers on paper: `3  Revenue`. */
const plain = (label: string) => label.replace(/^\d+ {2}/, '')

function columnLabel({ blocks }: Worksheet, { block, column }: Place): string {
  const found = blocks.get(block)
  if (found?.what === 'field' || !found) return ''
  const columns = found.what === 'grid' ? found.grid.columns : found.table.columns
  return columns.find(({ key }) => key === column)?.label ?? ''
}

function holdsOf(kind: Kind): Holds {
  if (kind === 'date' || kind === 'month') return 'date'
  if (kind === 'tick') return 'tick'
  return isNumeric(kind) ? 'number' : 'words'
}
