import { isOfPage } from './saving.calls.ts'

/** Milliseconds between tries, each after one failure more. */
const pauses = [3_000, 10_000, 30_000, 60_000]
export const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length - 1)] ?? 0

type Failing = { failures: number; timer: ReturnType<typeof setTimeout> | undefined }

/** Pages that the server fails at while it takes others: each rests for a while of its own before it is tried again. */
export function newRestingPages(tryAgain: () => void) {
  const pages = new Map<string, Failing>()
  const rest = (pageId: string) => {
    const { failures = 0 } = pages.get(pageId) ?? {}
    const awake = () => {
      failing.timer = undefined
      tryAgain()
    }
    const failing: Failing = { failures: failures + 1, timer: setTimeout(awake, pauseAfter(failures)) }
    pages.set(pageId, failing)
  }
  return {
    isAwake: (pageId: string) => pages.get(pageId)?.timer === undefined,
    isFailing: (pageId: string) => pages.has(pageId),
    /** Sends one that is awake. Throws where it isn’t this page that can’t be saved. */
    send: async (pageId: string, sending: Promise<void>): Promise<void> => {
      try {
        await sending
        pages.delete(pageId)
      } catch (error) {
        if (!isOfPage(error)) throw error
        rest(pageId)
      }
    },
    /** The next sending tries all of them. */
    wake: () => {
      for (const page of pages.values()) {
        clearTimeout(page.timer)
        page.timer = undefined
      }
    },
  }
}
