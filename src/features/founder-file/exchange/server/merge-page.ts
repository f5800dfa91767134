import { newId } from '#platform/server/new-id.ts'
import { applySave, type StoredValue, wireValue, withRow } from '../../pages/apply-save.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { targetOf } from '../../pages/fit-answer.ts'
import type { Displaced } from '../../pages/server/displaced/insert-displaced.ts'
import type { Unwritten } from '../../pages/server/erasing/erased-version.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { ExchangedPage } from '../exchange-file.ts'
import { canonical } from './canonical.ts'

export type HeldPage = {
  fields: StoredFields
  unwritten: Unwritten
  displaced: ExchangedPage['displaced']
  copyIds: ReadonlySet<string>
}
export type Merged = {
  unwritten: Unwritten
  fields: StoredFields
  touched: Set<string>
  displaced: Displaced[]
  copies: ExchangedPage['copies']
  /** Answers of here in whose place the file's stand now. */
  replaced: number
}

/**
 * What a page becomes with what a file says. The file arrives later and has seen nothing of what is here: where both say
 * something else, the file's is stored and what stood here is kept. Where both say the same, nothing changes.
 */
export function mergePage(page: Worksheet, given: ExchangedPage, held: HeldPage, now: string): Merged {
  const merged: Merged = {
    fields: new Map(held.fields),
    unwritten: held.unwritten,
    touched: new Set(),
    displaced: [],
    copies: [],
    replaced: 0,
  }
  // A table's own key is shorter than those of its cells, so its rows are there before what stands in them.
  for (const answer of given.answers) mergeAnswer(page, answer, merged, now)
  const known = new Set(held.displaced.map((one) => canonical(one)))
  for (const one of given.displaced)
    if (!known.has(canonical(one))) merged.displaced.push({ ...one, mark: one.mark ?? null, id: newId() })
  merged.copies = given.copies.filter(({ id }) => !held.copyIds.has(id))
  return merged
}

export const isChanged = ({ touched, displaced, copies }: Merged): boolean =>
  touched.size + displaced.length + copies.length > 0

function mergeAnswer(page: Worksheet, given: ExchangedPage['answers'][number], merged: Merged, now: string): void {
  const { field, value, mark, updatedAt } = given
  const { fields, unwritten, touched, displaced } = merged
  const version = Math.max(given.version, unwritten.version + 1)
  const stored = fields.get(field)
  if (!stored) {
    fields.set(field, { value: newlyStored(value, version), mark, version, updatedAt })
    touched.add(field)
  } else if (value !== null) {
    const next = applySave(stored, { value, version: 0 })
    const nextMark = mark ?? stored.mark
    if (isSame(wireValue(next.value), wireValue(stored.value)) && nextMark === stored.mark) return
    fields.set(field, { value: next.value, version: next.version, mark: nextMark, updatedAt: now })
    touched.add(field)
    if (next.displaced !== undefined && !page.isChecklist) {
      merged.replaced += 1
      displaced.push({
        id: newId(),
        field,
        value: next.displaced,
        mark: stored.mark,
        version: stored.version,
        displacedAt: now,
      })
    }
  }
  if (touched.has(field)) bringBackRow(page, field, merged, now)
}

/** As a typed cell does: what stands in a row that isn't there any more brings the row back. */
function bringBackRow(page: Worksheet, field: string, { fields, unwritten, touched }: Merged, updatedAt: string): void {
  const target = targetOf(page, field)
  if (target?.what !== 'place' || !target.table || !target.row) return
  const order = withRow(fields.get(target.table) ?? unwritten, target.row)
  if (!order) return
  fields.set(target.table, { ...order, mark: null, updatedAt })
  touched.add(target.table)
}

const newlyStored = (value: AnswerValue, version: number): StoredValue =>
  typeof value === 'object' && value !== null
    ? { order: value.order, since: Object.fromEntries(value.order.map((row) => [row, version])) }
    : value

const isSame = (one: AnswerValue, other: AnswerValue) => canonical(one) === canonical(other)
