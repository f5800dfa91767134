import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { mostCopies } from '../snapshots.rules.ts'

type Copy = { answers: string; computed: string }

/** Refuses copies that a page, or all pages of a member, have no room for; `times` the usual room. */
export async function refuseWithoutRoom(
  { db, member }: MemberContext,
  pageId: string,
  copies: readonly Copy[],
  times = 1,
): Promise<void> {
  const size = sql<number>`octet_length("answers") + octet_length("computed")`
  const rows = await db
    .selectFrom('fileSnapshots')
    .select(({ fn }) => ['pageId', fn.countAll().as('count'), fn.sum(size).as('bytes')])
    .where('memberId', '=', member.id)
    .groupBy('pageId')
    .execute()
  const added = copies.reduce((sum, { answers, computed }) => sum + bytesOf(answers) + bytesOf(computed), 0)
  const held = rows.map(({ count, bytes, ...row }) => ({ ...row, count: Number(count), bytes: Number(bytes) }))
  const ofPage = held.find((row) => row.pageId === pageId) ?? { count: 0, bytes: 0 }
  const ofMember = held.reduce((sum, { bytes }) => sum + bytes, 0)
  const { ofPage: most, bytesOfPage, bytesOfMember } = mostCopies
  if (ofPage.count + copies.length > most * times || ofPage.bytes + added > bytesOfPage * times)
    throw founderFileRefusals.pageCopiesFull()
  if (ofMember + added > bytesOfMember * times) throw founderFileRefusals.fileCopiesFull()
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** The page itself tells when it was kept, so that the list of pages asks for no copies. */
export async function noteKeptOn({ db, member }: MemberContext, pageId: string): Promise<void> {
  const kept = await db
    .selectFrom('fileSnapshots')
    .select('keptOn')
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .orderBy('keptAt')
    .orderBy('id')
    .execute()
  await db
    .updateTable('filePages')
    .set({ keptOn: JSON.stringify(kept.map(({ keptOn }) => keptOn)) })
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .execute()
}
