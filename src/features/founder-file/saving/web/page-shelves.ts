import { isUnsent } from '../queue.ts'
import { newPageShelf, type PageShelf } from './page-shelf.ts'
import { openShelf } from './shelf.ts'
import { shelfPrefix } from './waiting-answers.ts'

/** The pages of a member of which something lies in this browser; other tabs are told of changes, and heard. */
export function newPageShelves(memberId: string, onChange: () => void) {
  const prefix = shelfPrefix(memberId)
  const pages = new Map<string, PageShelf>()
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('founder-file')
  others?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const [pageId, page] of pages) if (prefix + pageId === data) void page.read()
  })
  const of = (pageId: string): PageShelf => {
    const known = pages.get(pageId) ?? newPageShelf(prefix + pageId, onChange)
    pages.set(pageId, known)
    return known
  }
  return {
    of,
    held: async () => {
      const keys = await (await openShelf()).keys(prefix)
      return new Set([...keys.map((key) => key.slice(prefix.length)), ...pages.keys()])
    },
    hasUnsent: () => [...pages.values()].some(({ shown }) => shown.get().some(isUnsent)),
    announce: (pageId: string) => others?.postMessage(prefix + pageId),
    close: () => others?.close(),
  }
}
