import { waitingForReauth } from '../session-expired.ts'

const acts = new Set<() => void>()
let isJoined = false

/**
 * What saves or asks by itself stops when no one is signed in any more, and goes on by this: it opens no dialog, and joins
 * the one that something else opens. Given twice, an act happens once.
 */
export function whenSignedInAgain(act: () => void): void {
  acts.add(act)
  waitingForReauth.subscribe(join)
}

function join(): void {
  const waiting = waitingForReauth.get()
  if (isJoined || acts.size === 0 || waiting.length === 0) return
  isJoined = true
  waitingForReauth.set([...waiting, { settle }])
}

function settle(isSignedIn: boolean): void {
  isJoined = false
  if (!isSignedIn) return
  const due = [...acts]
  acts.clear()
  for (const act of due) act()
}
