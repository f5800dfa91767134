import { newOutbox, type Outbox } from './outbox.ts'

let current: Outbox | undefined

/** The outbox of whoever is signed in. What waits of someone else stays where it is. */
export function outboxOf(memberId: string): Outbox {
  if (current?.memberId !== memberId) {
    current?.close()
    current = newOutbox(memberId)
    void current.send()
  }
  return current
}

const again = () => current?.sendUnasked()

if (typeof addEventListener === 'function') {
  addEventListener('online', again)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && again())
}
