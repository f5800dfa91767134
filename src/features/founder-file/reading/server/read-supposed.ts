import { placeParts } from '../../pages/addresses.ts'
import { rowsOf } from '../../pages/held.ts'
import { readAnswers, type StoredField, type StoredFields, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages, valuesOf } from '../../pages/server/read-carried.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { FileOwner } from './file-owner.ts'
import { type Figure, figuresOn } from './read-figures.ts'

/** A number in another’s place; of a table’s column in each of its rows. What is worked out may be supposed, too. */
export type SupposedValue = { address: string; value: number }

/** What a page comes to as it is, and with other numbers in it; nothing is saved. */
export async function readSupposed(
  ctx: FileOwner,
  pageId: string,
  supposed: readonly SupposedValue[],
): Promise<{ before: readonly Figure[]; after: readonly Figure[] }> {
  const page = ctx.worksheets.pageById.get(pageId)
  if (!page) return { before: [], after: [] }
  const [answers, { currency }] = await Promise.all([
    readAnswers(ctx, ctx.member.id, [page.id, ...earlierPages(ctx.worksheets, page)]),
    readFileSettings(ctx),
  ])
  const fields = answers.get(page.id) ?? new Map<string, StoredField>()
  const { sources, worked } = carriedReader(ctx, answers).of(page, fields)
  const other = withTyped(page, supposed)
  const changed = withValues(page, fields, supposed)
  return {
    before: figuresOn(ctx, page, { fields, currency, sources, worked }),
    after: figuresOn(ctx, other, {
      ...{ fields: changed, currency, sources },
      worked: workOutPage(other, toHeld(changed), valuesOf(sources)),
    }),
  }
}

/** The page with the supposed places to be typed in. */
function withTyped(page: Worksheet, supposed: readonly SupposedValue[]): Worksheet {
  const addresses = new Set(supposed.map(({ address }) => address))
  return {
    ...page,
    places: page.places.map((place) => (addresses.has(place.address) ? { ...place, formula: undefined } : place)),
  }
}

function withValues(page: Worksheet, fields: StoredFields, supposed: readonly SupposedValue[]): StoredFields {
  const changed = new Map(fields)
  const held = toHeld(fields)
  for (const { address, value } of supposed) {
    const { block, column = '', row: total } = placeParts(address)
    const isTable = page.blocks.get(block)?.what === 'table' && total === undefined
    const typed = isTable ? rowsOf(held, block).map((row) => `${block}.${row}.${column}`) : [address]
    for (const field of typed) changed.set(field, { ...(fields.get(field) ?? blank), value })
  }
  return changed
}

const blank: StoredField = { value: null, mark: null, version: 0, updatedAt: '1970-01-01T00:00:00Z' }
