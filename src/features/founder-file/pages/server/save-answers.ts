import { noteFileDay } from '#features/journey/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { recordPoints } from '../../numbers/server/record-points.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { isWithin, outsideError, rangeOf } from '../../worksheets/ranges.ts'
import { applySave, withRow } from '../apply-save.ts'
import { type Target, targetOf, unfitting } from '../fit-answer.ts'
import type * as contract from '../pages.contract.ts'
import { currentField } from '../renamed.ts'
import { readUnwritten, type Unwritten } from './erasing/erased-version.ts'
import { findOpenPage } from './find-page.ts'
import { readAnswers, readDisplaced, type StoredFields } from './read-answers.ts'
import { comesBack, readWorked } from './read-carried.ts'
import { type InTable, refuseMoreRows } from './rows/row-room.ts'
import { type Changes, lockPage, type SaveOutcome, writeChanges, writeState } from './store-page.ts'

type Save = Input<typeof contract.saveAnswers>['body'] extends infer B ? Extract<B, { field: string }> : never

/** Saves answers of one page. Its writes follow one another; a repeated save gets its first reply. */
export async function saveAnswers(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.saveAnswers>,
): Promise<Reply<typeof contract.saveAnswers>> {
  if (body.memberId !== undefined && body.memberId !== ctx.member.id) throw founderFileRefusals.otherMember()
  const page = findOpenPage(ctx, params.pageId)
  // A browser that was away may still hold a former key.
  const saves = ('answers' in body ? body.answers : [body]).map((save) => ({
    ...save,
    field: currentField(page, save.field),
  }))
  const tables = saves.map((save) => checkFit(page, save))

  return transaction(
    ctx,
    async (ctx) => {
      const pageVersion = await lockPage(ctx, page.id)
      const fields = (await readAnswers(ctx, ctx.member.id, [page.id])).get(page.id) ?? new Map()
      const known = await readKnownSaves(ctx, saves)
      const typedAgo = saves.filter(({ id }) => !id || !known.has(id)).map(({ typedAgo }) => typedAgo)
      const needed = [...saves.map(({ field }) => field), ...tables.flatMap((cell) => cell?.table ?? [])]
      const unwritten = await readUnwritten(ctx, page.id, needed, fields)
      const changes = applySaves(ctx, { page, fields, unwritten, known, saves, tables })
      await writeChanges(ctx, page.id, fields, changes)

      const read = await readWorked(ctx, page, fields)
      const state = await writeState(ctx, page, fields, read)
      const isBack = await recordPoints(ctx, page, fields, changes.touched)
      if (typedAgo.length > 0) await noteFileDay(ctx, typedAgo)
      const displaced = changes.hasDisplaced ? await readDisplaced(ctx, ctx.member.id, page.id) : new Map()
      const told = changes.done.map(({ version, displacedId }, index) => {
        const other = displacedId ? displaced.get(saves[index]?.field ?? '') : undefined
        return { version, ...(other ? { other } : {}) }
      })
      const isStale = isBack || comesBack(ctx.worksheets, page)
      const common = {
        computed: read.worked.computed(),
        pageVersion,
        state,
        ...(isStale ? { changesCarried: true } : {}),
      }
      const [first = { version: 0 }] = told
      return 'answers' in body ? { ...common, version: pageVersion, answers: told } : { ...common, ...first }
    },
    { raises: false },
  )
}

/** Answers the table that the field is the rows of, or a cell in one of them. */
function checkFit(page: Worksheet, { field, value }: Save): InTable | undefined {
  const target = targetOf(page, field)
  if (!target) throw founderFileRefusals.unfitting(field, 'is no field of this page.')
  const wrong = unfitting(target, value) ?? outside(target, value)
  if (wrong) throw founderFileRefusals.unfitting(field, wrong)
  if (target.what === 'rows') return { table: field, most: target.most }
  const { table = '', row } = target
  const rows = targetOf(page, table)
  return rows?.what === 'rows' && row ? { table, row, most: rows.most } : undefined
}

/** What is typed keeps to its range. What was stored before it had one stays, and so does what a file brings along. */
function outside(target: Target, value: Save['value']): string | undefined {
  if (target.what !== 'place' || typeof value !== 'number') return undefined
  const range = rangeOf(target.place.kind, target.place.range)
  return isWithin(value, range) ? undefined : outsideError[range]
}

async function readKnownSaves(
  { db, member }: MemberContext,
  saves: readonly Save[],
): Promise<Map<string, SaveOutcome>> {
  const ids = saves.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fileSaves')
    .select(['id', 'version', 'displacedId'])
    .where('memberId', '=', member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...done }) => [id, done]))
}

type Given = {
  page: Worksheet
  fields: StoredFields
  unwritten: Unwritten
  known: Map<string, SaveOutcome>
  saves: readonly Save[]
  tables: readonly (InTable | undefined)[]
}

/** Applies the saves one after another to what is stored. */
function applySaves({ now }: MemberContext, { page, fields, unwritten, known, saves, tables }: Given): Changes {
  const changes: Changes = { touched: new Set(), done: [], displaced: [], newSaves: [], hasDisplaced: false }
  const updatedAt = iso(now())
  const keepsDisplaced = !page.isChecklist
  for (const [index, save] of saves.entries()) {
    const before = save.id ? known.get(save.id) : undefined
    const done = before ?? applyOneSave(save, tables[index], fields, changes, { unwritten, updatedAt, keepsDisplaced })
    if (save.id && !before) {
      changes.newSaves.push({ id: save.id, ...done })
      known.set(save.id, done)
    }
    changes.done.push(done)
    if (done.displacedId) changes.hasDisplaced = true
  }
  return changes
}

function applyOneSave(
  { field, value, version, mark }: Save,
  inTable: InTable | undefined,
  fields: StoredFields,
  changes: Changes,
  { unwritten, updatedAt, keepsDisplaced }: { unwritten: Unwritten; updatedAt: string; keepsDisplaced: boolean },
): SaveOutcome {
  const stored = fields.get(field)
  if (inTable) refuseMoreRows(inTable, fields, value)
  const next = applySave(stored ?? unwritten, { value, version })
  fields.set(field, {
    value: next.value,
    version: next.version,
    mark: mark === undefined ? (stored?.mark ?? null) : mark,
    updatedAt,
  })
  changes.touched.add(field)
  const order = inTable?.row && withRow(fields.get(inTable.table) ?? unwritten, inTable.row)
  if (order && inTable) {
    fields.set(inTable.table, { ...order, mark: null, updatedAt })
    changes.touched.add(inTable.table)
  }
  if (next.displaced === undefined || !keepsDisplaced) return { version: next.version, displacedId: null }
  const id = newId()
  changes.displaced.push({
    id,
    field,
    value: next.displaced,
    mark: stored?.mark ?? null,
    version: stored?.version ?? 0,
  })
  return { version: next.version, displacedId: id }
}
