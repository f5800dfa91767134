import { type Change, isUnsent } from '../queue.ts'
import { localKeys } from './local-queue.ts'
import { newPageQueue, type PageQueue } from './page-queue.ts'
import { queueKeyPrefix } from './waiting-answers.ts'

/** The pages of a member that this browser holds answers of; tabs tell each other about changes. */
export function newPageQueues(memberId: string, onChange: () => void) {
  const prefix = queueKeyPrefix(memberId)
  const pages = new Map<string, PageQueue>()
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('founder-file')
  others?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const [pageId, page] of pages) if (prefix + pageId === data) void page.read()
  })
  const of = (pageId: string): PageQueue => {
    const known = pages.get(pageId) ?? newPageQueue(prefix + pageId, onChange)
    pages.set(pageId, known)
    return known
  }
  const tellOtherTabs = (pageId: string) => others?.postMessage(prefix + pageId)
  return {
    of,
    held: async () => [...(await localKeys(prefix))].map((key) => key.slice(prefix.length)),
    hasUnsent: (isAwake: (pageId: string) => boolean) =>
      [...pages].some(([pageId, { shown }]) => isAwake(pageId) && shown.get().some(isUnsent)),
    write: async (pageId: string, change: Change) => {
      await of(pageId).write(change)
      tellOtherTabs(pageId)
    },
    tellOtherTabs,
    close: () => others?.close(),
  }
}
