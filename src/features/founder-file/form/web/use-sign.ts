import { useSyncExternalStore } from 'react'
import { isUnsent } from '../../saving/queue.ts'
import type { PageForm } from './use-page-form.ts'

export type Sign = 'saved' | 'saving' | 'kept' | 'open' | 'refused'

/** Where the answers of a page are by now. Says no more than what is so. */
export function useSign({ outbox, filled, writing }: PageForm): Sign {
  const page = outbox.page(filled.page.id)
  const read = (): Sign => {
    const queue = page.shown.get()
    if (queue.some(isUnsent)) {
      if (!outbox.hasTrouble(filled.page.id)) return 'saving'
      return page.isStored() ? 'kept' : 'open'
    }
    const unsaved = page.unsaved()
    if (unsaved.length === 0) return 'saved'
    // What can't be read may be half a number still.
    return unsaved.every(({ field, isUnread }) => isUnread && field === writing.get()) ? 'saving' : 'refused'
  }
  useSyncExternalStore(writing.subscribe, writing.get, writing.get)
  return useSyncExternalStore(outbox.subscribe, read, read)
}
