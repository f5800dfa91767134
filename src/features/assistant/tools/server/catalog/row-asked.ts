import { blockOf } from '#features/founder-file/pages/addresses.ts'
import type { OwnText } from '#features/founder-file/server/public.ts'
import { tellingTermsIn, termsOf } from './asked-for.ts'
import type { AskedPlace } from './asked-place.ts'
import type { WrittenWords } from './written-words.ts'

/** A word that more fields of the file have says as much less of a line. */
const rareFields = 4
/** How much has to speak for a line, and how far ahead of others it has to be. */
const [enough, ahead] = [0.8, 1.5] as const

type Rows = ReadonlyMap<string, ReadonlySet<string>>
type Own = { texts: readonly OwnText[]; written: Pick<WrittenWords, 'fields'> }

/**
 * The row of a table that a question means, by words that stand in it and hardly in others; undefined where none stands out.
 */
export function rowAsked(question: string, place: AskedPlace, { texts, written }: Own): string | undefined {
  if (place.isCount || place.addresses.length !== 1) return undefined
  const rows = rowsOf(place, texts)
  if (rows.size < 2) return undefined
  const told = tellingTermsIn(question).map((term) => {
    const having = [...rows].flatMap(([row, words]) => (words.has(term) ? [row] : []))
    const rare = Math.min(1, rareFields / (written.fields.get(term)?.size ?? 1))
    // What every line has tells none apart.
    return { having, worth: having.length < rows.size ? rare / having.length : 0 }
  })
  const worthOf = (row: string) => told.reduce((sum, { having, worth }) => sum + (having.includes(row) ? worth : 0), 0)
  const [best, next] = [...rows.keys()]
    .map((row) => ({ row, worth: worthOf(row) }))
    .sort((one, other) => other.worth - one.worth)
  return best && best.worth >= Math.max(enough, ahead * (next?.worth ?? 0)) ? best.row : undefined
}

/** Of the table that a place is a column of, the words of each line. */
function rowsOf({ pageId, addresses }: AskedPlace, texts: readonly OwnText[]): Rows {
  const table = `${blockOf(addresses[0] ?? '')}.`
  const rows = new Map<string, Set<string>>()
  for (const { row, text } of texts.filter((one) => one.pageId === pageId && one.address.startsWith(table))) {
    if (row === undefined) continue
    const words = rows.getOrInsertComputed(row, () => new Set())
    for (const term of termsOf(text)) words.add(term)
  }
  return rows
}
