import { useSyncExternalStore } from 'react'
import { isUnsent } from '../../saving/queue.ts'
import type { PageForm } from './use-page-form.ts'

export type Sign = 'saved' | 'saving' | 'kept' | 'open' | 'refused'

/** Where the answers of a page are by now. Says no more than what is so. */
export function useSign({ outbox, filled, unread }: PageForm): Sign {
  const page = outbox.page(filled.page.id)
  const read = (): Sign => {
    const queue = page.shown.get()
    if (queue.some(isUnsent)) {
      if (!outbox.hasTrouble(filled.page.id)) return 'saving'
      return page.isStored() ? 'kept' : 'open'
    }
    return page.unsaved().length > 0 ? 'refused' : 'saved'
  }
  const isUnread = useSyncExternalStore(unread.subscribe, unread.isAny, unread.isAny)
  const sign = useSyncExternalStore(outbox.subscribe, read, read)
  // What can't be read never left the field, whatever became of the others.
  return sign === 'saved' && isUnread ? 'refused' : sign
}
