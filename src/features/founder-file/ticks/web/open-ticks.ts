import type { QueryClient } from '@tanstack/react-query'
import { type Queue, shownIn } from '../../saving/queue.ts'
import { outboxOf } from '../../saving/web/current-outbox.ts'
import { followSaves } from '../../saving/web/saved-news.ts'

export type TicksOf = (key: string) => { value: boolean; version: number } | undefined
const tab = crypto.randomUUID()

/** A lesson's ticks in the queue of what is saved; loaded after the lesson. */
export function openTicks(memberId: string, subModuleId: string) {
  const outbox = outboxOf(memberId)
  const { shown } = outbox.page(subModuleId)
  const ownIn = (queue: Queue, known: TicksOf) => shownIn(queue, (key) => known(key)?.version ?? 0)
  return {
    subscribe: shown.subscribe,
    get: shown.get,
    /** What this device shows in place of what is known; undefined where that stands. */
    own: (queue: Queue, key: string, known: TicksOf): boolean | undefined => {
      const save = ownIn(queue, known).get(key)
      return save && save.value === true
    },
    set: (key: string, value: boolean, known: TicksOf): void =>
      outbox.write(subModuleId, {
        id: crypto.randomUUID(),
        field: key,
        value,
        tab,
        over: ownIn(shown.get(), known).get(key)?.id ?? null,
        version: known(key)?.version ?? 0,
      }),
    follow: (queries: QueryClient, known: TicksOf, isOpen: boolean) =>
      followSaves(queries, outbox, subModuleId, { versionOf: (key) => known(key)?.version ?? 0, isOpen }),
  }
}
export type OpenTicks = ReturnType<typeof openTicks>
