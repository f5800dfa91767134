import type { Block, Inline } from '#features/program/lesson.ts'
import { marksIn, textOf, type WrittenPage } from '../workbook/page-sheet.ts'

/**
 * What a document is drawn from: the blocks of a lesson's text, a line to write on, and the beginning of a page, which
 * is with the brand or the heading that follows it.
 */
export type DocumentBlock =
  | Block
  | { kind: 'line' }
  | { kind: 'page' }
  | { kind: 'brand' | 'title' | 'use'; text: string }

/** `filled` puts figures of the example businesses into words; without it there are answers, and no words around them. */
export type Drafting = { written: WrittenPage; filled?: ((text: string) => string) | undefined }

export type Cell = Inline[]

export const tableBlock = (head: Cell[], rows: Cell[][]): Block => ({
  kind: 'table',
  align: head.map(() => null),
  head,
  rows,
})

/** The words of an answer, by its address. */
export function toRead({ written }: Drafting) {
  const places = new Map(written.page.places.map((place) => [place.address, place]))
  function answer(address: string, row?: number): string {
    const place = places.get(address)
    if (!place) return ''
    const value = written.at(address, row)
    if (place.kind === 'tick') return value === true ? '☒' : '☐'
    return value === null || value === '' ? '' : textOf(place, value, written)
  }
  const mark = (addresses: readonly string[]) =>
    marksIn(
      addresses.flatMap((address) => places.get(address) ?? []),
      written,
      ', ',
    ) ?? ''
  return { answer, mark }
}
