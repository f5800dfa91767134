import { type AskedFor, termsOf } from './asked-for.ts'
import type { Spot } from './spots.ts'

/** `isCount`: how many lines a table has; `row`: the line of a table that has words of the question which no other has. */
export type AskedPlace = {
  pageId: string
  addresses: readonly string[]
  label: string
  isCount: boolean
  row?: string
}

/** A column that has the others together. */
const ofAll = /\.(?:together|both|sum|all)\./

/** Of a line of a grid, the column that the question names; all of them where it names none. */
export function placeIn(
  { pageId, address, columns, label, holds }: Pick<Spot, 'pageId' | 'address' | 'columns' | 'label' | 'holds'>,
  { said }: Pick<AskedFor, 'said'>,
): AskedPlace {
  const one = { pageId, label, isCount: holds === 'count' }
  if (columns.length < 2) return { ...one, addresses: [address] }
  const shares = columns.map((column) => {
    const words = termsOf(column.label)
    const share = words.reduce((sum, word) => sum + (said.get(word) ?? 0), 0) / Math.max(1, words.length)
    return { column, share }
  })
  const best = Math.max(...shares.map(({ share }) => share))
  const meant = shares.filter(({ share, column }) => share === best || ofAll.test(column.address))
  // Of many only the first are told.
  const addresses = meant.map(({ column }) => column.address)
  return {
    ...one,
    addresses: [...addresses.filter((at) => ofAll.test(at)), ...addresses.filter((at) => !ofAll.test(at))],
  }
}
