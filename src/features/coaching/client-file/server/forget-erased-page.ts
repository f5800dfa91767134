import { pageErased } from '#features/founder-file/founder-file.events.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'

/** A page that its member erased takes along what was written about it, and is itself no longer shared. */
export const forgetErasedPage = subscribe(pageErased, async ({ db }, { memberId, pageId }) => {
  for (const table of ['fileComments', 'fileLooks'] as const)
    await db.deleteFrom(table).where('memberId', '=', memberId).where('pageId', '=', pageId).execute()
  await db.deleteFrom('fileShares').where('memberId', '=', memberId).where('of', '=', pageId).execute()
})
