import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { recordPoints } from '../../numbers/server/record-points.ts'
import { applySave, isBlank } from '../../pages/apply-save.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { findOpenPage } from '../../pages/server/find-page.ts'
import { readAnswers, type StoredFields, toHeld } from '../../pages/server/read-answers.ts'
import { readCarried, valuesOf } from '../../pages/server/read-carried.ts'
import { lockPage, writeFields, writeState } from '../../pages/server/store-page.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import type * as contract from '../snapshots.contract.ts'
import { findSnapshot, insertSnapshot } from './keep-page.ts'

type Restore = typeof contract.restoreSnapshot
type Copied = Record<string, { value: AnswerValue; mark: 'C' | 'G' | null }>

/** Puts a copy back into its page. What stood there is kept as a copy first, so nothing is lost by it. */
export async function restoreSnapshot(ctx: MemberContext, { params }: Input<Restore>): Promise<Reply<Restore>> {
  const page = findOpenPage(ctx, params.pageId)
  return transaction(
    ctx,
    async (ctx) => {
      await lockPage(ctx, page.id)
      const snapshot = await findSnapshot(ctx, page.id, params.snapshotId)
      if (!snapshot) throw founderFileRefusals.copyNotFound()
      const fields: StoredFields = (await readAnswers(ctx, ctx.member.id, [page.id])).get(page.id) ?? new Map()
      const isEmpty = [...fields.values()].every(({ value }) => isBlank(value))
      const before = isEmpty ? null : await insertSnapshot(ctx, page, fields)
      const touched = putBack(fields, JSON.parse(snapshot.answers) as Copied, iso(ctx.now()))
      await writeFields(ctx, page.id, fields, touched)
      await writeState(ctx, page, fields, workOutPage(page, toHeld(fields), valuesOf(await readCarried(ctx, page))))
      await recordPoints(ctx, page, fields, touched)
      return { id: before?.id ?? null }
    },
    { raises: false },
  )
}

/** What the copy doesn't have is emptied. */
function putBack(fields: StoredFields, copied: Copied, updatedAt: string): Set<string> {
  const touched = new Set<string>()
  for (const field of new Set([...fields.keys(), ...Object.keys(copied)])) {
    const stored = fields.get(field)
    const { value, mark } = copied[field] ?? { value: null, mark: null }
    const next = applySave(stored, { value: value ?? emptied(stored), version: stored?.version ?? 0 })
    fields.set(field, { value: next.value, version: next.version, mark, updatedAt })
    touched.add(field)
  }
  return touched
}

const emptied = (stored: { value: unknown } | undefined): AnswerValue =>
  typeof stored?.value === 'object' && stored.value !== null ? { order: [] } : null
