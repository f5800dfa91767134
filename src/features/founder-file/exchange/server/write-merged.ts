import type { MemberContext } from '#platform/server/context.ts'
import { inPortions } from '../../pages/server/in-portions.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import { readWorked } from '../../pages/server/read-carried.ts'
import { writeFields, writeState } from '../../pages/server/store-page.ts'
import { noteKeptOn, refuseWithoutRoom } from '../../snapshots/server/room-for-copies.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Merged } from './merge-page.ts'

export async function insertFields(ctx: MemberContext, pageId: string, { fields, touched }: Merged): Promise<void> {
  for (const some of inPortions([...touched])) await writeFields(ctx, pageId, fields, new Set(some))
}

export async function insertCopies(ctx: MemberContext, pageId: string, copies: Merged['copies']): Promise<void> {
  if (copies.length === 0) return
  const rows = copies.map(({ answers, computed, ...rest }) => ({
    ...rest,
    memberId: ctx.member.id,
    pageId,
    answers: JSON.stringify(Object.fromEntries(answers.map(({ field, ...held }) => [field, held]))),
    computed: JSON.stringify(Object.fromEntries(computed.map(({ field, value }) => [field, value]))),
  }))
  await refuseWithoutRoom(ctx, pageId, rows)
  for (const some of inPortions(rows)) await ctx.db.insertInto('fileSnapshots').values(some).execute()
  await noteKeptOn(ctx, pageId)
}

export async function refreshState(ctx: MemberContext, page: Worksheet, fields: StoredFields): Promise<void> {
  await writeState(ctx, page, fields, await readWorked(ctx, page, fields))
}
