import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { recordPoints } from '../../numbers/server/record-points.ts'
import { applySave, isBlank, type StoredValue, wireValue } from '../../pages/apply-save.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { readUnwritten, type Unwritten } from '../../pages/server/erasing/erased-version.ts'
import { findOpenPage } from '../../pages/server/find-page.ts'
import { readAnswers, type StoredField, type StoredFields } from '../../pages/server/read-answers.ts'
import { readWorked } from '../../pages/server/read-carried.ts'
import { type Changes, lockPage, writeChanges, writeState } from '../../pages/server/store-page.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type * as contract from '../snapshots.contract.ts'
import { roomForRestores } from '../snapshots.rules.ts'
import { type CopiedAnswers, currentAnswers } from './copied-answers.ts'
import { findSnapshot, insertSnapshot } from './keep-page.ts'

type Restore = typeof contract.restoreSnapshot

/**
 * Puts a copy back into its page. What stood there is kept as a copy first, so nothing is lost by it. Where nothing would
 * change, a second click above all, nothing is kept either.
 */
export async function restoreSnapshot(ctx: MemberContext, { params, body }: Input<Restore>): Promise<Reply<Restore>> {
  const page = findOpenPage(ctx, params.pageId)
  return transaction(
    ctx,
    async (ctx) => {
      await lockPage(ctx, page.id)
      const snapshot = await findSnapshot(ctx, page.id, params.snapshotId)
      if (!snapshot) throw founderFileRefusals.copyNotFound()
      const fields: StoredFields = (await readAnswers(ctx, ctx.member.id, [page.id])).get(page.id) ?? new Map()
      const before: StoredFields = new Map(fields)
      const copied = currentAnswers(page, snapshot.answers)
      const unwritten = await readUnwritten(ctx, page.id, copied.keys(), fields)
      const changes = putBack(fields, { copied, unwritten }, body?.versions, iso(ctx.now()))
      if (changes.touched.size === 0) return { id: null, changed: 0 }
      const isEmpty = [...before.values()].every(({ value }) => isBlank(value))
      const kept = isEmpty ? null : await insertSnapshot(ctx, page, before, { room: roomForRestores })
      await writeChanges(ctx, page.id, fields, changes)
      await writeState(ctx, page, fields, await readWorked(ctx, page, fields))
      await recordPoints(ctx, page, fields, changes.touched)
      return { id: kept?.id ?? null, changed: changes.touched.size }
    },
    { raises: false },
  )
}

type Seen = Readonly<Record<string, number>> | undefined
type Target = { value: AnswerValue; mark: Mark | null }

/** What the copy doesn't have is emptied; what it says already is left alone. */
function putBack(
  fields: StoredFields,
  { copied, unwritten }: { copied: CopiedAnswers; unwritten: Unwritten },
  seen: Seen,
  updatedAt: string,
): Changes {
  const changes: Changes = { touched: new Set(), done: [], displaced: [], newSaves: [], hasDisplaced: false }
  const versionOf = versionsSeen(seen)
  for (const field of new Set([...fields.keys(), ...copied.keys()])) {
    const stored = fields.get(field)
    const { value, mark } = copied.get(field) ?? { value: null, mark: null }
    const target = { value: value ?? emptied(stored?.value), mark }
    const version = versionOf(field, stored)
    if (isSame(stored, target) || (value === null && cameWhereNothingStood(stored, version))) continue
    const next = applySave(stored ?? unwritten, { value: target.value, version })
    fields.set(field, { value: next.value, version: next.version, mark, updatedAt })
    changes.touched.add(field)
    if (next.displaced !== undefined)
      changes.displaced.push({
        id: newId(),
        field,
        value: next.displaced,
        mark: stored?.mark ?? null,
        version: stored?.version ?? 0,
      })
  }
  return changes
}

/** Who doesn't say what they saw, saw everything. */
function versionsSeen(seen: Seen) {
  const versions = new Map(Object.entries(seen ?? {}))
  return (field: string, stored: StoredField | undefined): number => (seen ? versions.get(field) : stored?.version) ?? 0
}

/** Since the member looked: it stays. What came where something stood is displaced and kept, as by a save. */
const cameWhereNothingStood = (stored: StoredField | undefined, seen: number): boolean =>
  seen === 0 && stored !== undefined && stored.version > 0

const emptied = (stored: StoredValue | undefined): AnswerValue =>
  typeof stored === 'object' && stored !== null ? { order: [] } : null

const isSame = (stored: StoredField | undefined, { value, mark }: Target): boolean =>
  JSON.stringify(wireValue(stored?.value ?? null) ?? '') === JSON.stringify(value ?? '') &&
  (stored?.mark ?? null) === mark
