import { store } from '#platform/web/store.ts'
import { type Change, type Queue, withChange } from '../queue.ts'
import { unsavedIn } from '../unsaved.ts'
import { localQueue } from './local-queue.ts'

/**
 * One page's queue as this tab sees it: what this browser holds, and over it what was typed since and is still being
 * stored, so that typing never waits for the storage.
 */
export function newPageQueue(key: string, onChange: () => void) {
  const shown = store<Queue>([])
  const local = localQueue(key)
  let held: Queue = []
  let storing: Change[] = []

  const show = () => {
    shown.set(storing.reduce(withChange, held))
    onChange()
  }
  const change = async (next: (queue: Queue) => Queue, written?: Change): Promise<Queue> => {
    held = await local.change(next)
    storing = storing.filter((one) => one !== written)
    show()
    return held
  }
  return {
    shown,
    change,
    read: () => change((queue) => queue),
    write: (typed: Change): Promise<Queue> => {
      const written = { ...typed, typedAt: Date.now() }
      storing = [...storing, written]
      show()
      return change((queue) => withChange(queue, written), written)
    },
    /** What only this device has, of all fields or of one. */
    unsaved: (only?: string): Queue => unsavedIn(shown.get()).filter(({ field }) => (only ?? field) === field),
    /** Everything that was typed outlives the page. */
    isStored: () => local.isStored() && storing.length === 0,
  }
}
export type PageQueue = ReturnType<typeof newPageQueue>
