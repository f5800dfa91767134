import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import * as contract from '../notes.contract.ts'
import { readNote, requirePerson } from './list-notes.ts'

const { notesRefusals } = contract
type Note = contract.Note

/** The browser names the note: sent twice it is there once, and an id of another person's note adds nothing. */
export function addNote(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof contract.addNote>,
): Promise<Note> {
  return transaction(ctx, async (ctx) => {
    await requirePerson(ctx, memberId)
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('operatorNotes')
      .values({ ...body, memberId, writtenBy: ctx.member.id, writtenAt: iso(ctx.now()), version: 1 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) await writeAudit(ctx, { action: 'note added', memberId })
    return noteAfter(ctx, { memberId, id: body.id })
  })
}

export function changeNote(
  ctx: MemberContext,
  { params: { memberId, noteId }, body: { text, version } }: Input<typeof contract.changeNote>,
): Promise<Note> {
  return transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('operatorNotes')
      .set({ text, writtenBy: ctx.member.id, writtenAt: iso(ctx.now()), version: version + 1 })
      .where('id', '=', noteId)
      .where('memberId', '=', memberId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      await requireNote(ctx, memberId, noteId)
      throw notesRefusals.noteChanged()
    }
    await writeAudit(ctx, { action: 'note changed', memberId })
    return noteAfter(ctx, { memberId, id: noteId })
  })
}

export function removeNote(
  ctx: MemberContext,
  { params: { memberId, noteId } }: Input<typeof contract.removeNote>,
): Promise<Reply<typeof contract.removeNote>> {
  return transaction(ctx, async (ctx) => {
    await requireNote(ctx, memberId, noteId)
    await ctx.db.deleteFrom('operatorNotes').where('id', '=', noteId).where('memberId', '=', memberId).execute()
    await writeAudit(ctx, { action: 'note removed', memberId })
    return { success: true as const }
  })
}

async function requireNote({ db }: MemberContext, memberId: string, noteId: string): Promise<void> {
  const note = await db
    .selectFrom('operatorNotes')
    .select('id')
    .where('id', '=', noteId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!note) throw notesRefusals.noNote()
}

async function noteAfter(ctx: MemberContext, which: Parameters<typeof readNote>[1]): Promise<Note> {
  const note = await readNote(ctx, which)
  if (!note) throw notesRefusals.noNote()
  return note
}
