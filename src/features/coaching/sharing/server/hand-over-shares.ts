import type { Context } from '#platform/server/context.ts'
import './sharing.tables.ts'

/**
 * What a client shared goes along when another coach takes the coaching over: the shares then count under the coaching
 * that follows. To be called in the transaction that hands the client over.
 */
export async function handOverShares({ db }: Context, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('fileShares').set({ assignmentId: to }).where('assignmentId', '=', from).execute()
}
