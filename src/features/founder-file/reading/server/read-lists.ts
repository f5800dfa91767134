import { isBlank } from '../../pages/apply-save.ts'
import { dateOfDay, placeText } from '../../pages/figure-text.ts'
import { type Held, rowsOf } from '../../pages/held.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages } from '../../pages/server/read-carried.ts'
import type { WorkedPage } from '../../pages/work-out-page.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import { isNumeric } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { addressIn, type List, listsOf } from '../lists.ts'
import type { FileOwner } from './file-owner.ts'

/** `value`: as it is stored or worked out, a date as its day `2026-12-01`. */
export type ListedCell = { text: string; value: string | number | boolean }
export type ListedItem = { key: string; label: string; cells: ReadonlyMap<string, ListedCell> }
/** A list with what stands in it; things of which nothing was typed are left out. `sums`: of columns that can be added up. */
export type Listed = { pageId: string; list: List; items: readonly ListedItem[]; sums: ReadonlyMap<string, string> }

/** The lists of some pages with all that stands in them. */
export async function readLists(ctx: FileOwner, pageIds: readonly string[]): Promise<Listed[]> {
  const pages = [...new Set(pageIds)].flatMap((id) => ctx.worksheets.pageById.get(id) ?? [])
  const ids = pages.flatMap((page) => [page.id, ...earlierPages(ctx.worksheets, page)])
  const [answers, { currency }] = await Promise.all([
    readAnswers(ctx, ctx.member.id, [...new Set(ids)]),
    readFileSettings(ctx),
  ])
  const worked = carriedReader(ctx, answers)
  return pages.flatMap((page) => {
    const fields = answers.get(page.id)
    if (!fields || fields.size === 0) return []
    const on = { page, held: toHeld(fields), currency, at: worked.of(page, fields).worked.at }
    return listsOf(page).map((list) => {
      const items = itemsOf(list, on)
      return { pageId: page.id, list, items, sums: sumsOf(list, items, on) }
    })
  })
}

type OnPage = { page: Worksheet; held: Held; currency: string; at: WorkedPage['at'] }

function itemsOf(list: List, on: OnPage): ListedItem[] {
  const block = on.page.blocks.get(list.block)
  const rows = block?.what === 'table' ? rowsOf(on.held, block.table.follows ?? list.block) : []
  const isFollowing = block?.what === 'table' && block.table.follows !== undefined
  const items = list.items ?? rows.map((key) => ({ key, label: '' }))
  return items
    .map(({ key, label }, at) => ({ key, label, ...cellsOf(list, key, on, list.items ? undefined : at) }))
    .filter(({ isTyped, cells }) => isTyped || (isFollowing && cells.size > 0))
    .map(({ isTyped: _, ...item }) => item)
}

function cellsOf(list: List, item: string, { page, currency, at: valueAt }: OnPage, at: number | undefined) {
  const cells = new Map<string, ListedCell>()
  let isTyped = false
  for (const { key } of list.columns) {
    const address = addressIn(list, item, key)
    const place = page.places.find((one) => one.address === address)
    const value = place && valueAt(address, at)
    if (!place || value === null || value === undefined || isBlank(value)) continue
    if (place.formula === undefined && value !== false) isTyped = true
    const text = placeText(value, place, currency)
    cells.set(key, { text, value: place.kind === 'date' && typeof value === 'number' ? dateOfDay(value) : value })
  }
  return { cells, isTyped }
}

/** Shares, and what isn’t of one kind, are not added up. */
function sumsOf(list: List, items: readonly ListedItem[], { page, currency }: OnPage): Map<string, string> {
  const added = list.columns.filter(({ kind }) => isNumeric(kind) && kind !== 'percent')
  return new Map(
    added.flatMap(({ key }): [string, string][] => {
      const values = items
        .flatMap(({ cells }) => cells.get(key)?.value ?? [])
        .filter((value) => typeof value === 'number')
      const place = page.places.find(({ address }) => address === addressIn(list, items[0]?.key ?? '', key))
      if (!place || values.length < 2) return []
      return [
        [
          key,
          placeText(
            values.reduce((sum, value) => sum + value, 0),
            place,
            currency,
          ),
        ],
      ]
    }),
  )
}
