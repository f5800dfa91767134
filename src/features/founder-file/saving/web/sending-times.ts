import { isSignedOut } from '#platform/web/call-error.ts'
import { whenSignedInAgain } from '#platform/web/writing/when-signed-in-again.ts'
import { pauseAfter } from './resting-pages.ts'

/** Milliseconds of stillness after which what was typed goes out. */
const stillness = 800

/** When what waits is sent by itself: soon after it was typed, after a failure later each time, and never against a declined sign-in. */
export function newSendingTimes(send: () => void, sendAgain: () => void) {
  let [failures, timer] = [0, 0 as ReturnType<typeof setTimeout> | number]
  let [isClosed, awaitsSignIn] = [false, false]
  const sendIn = (pause: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(send, pause)
  }
  const signedIn = () => isClosed || sendAgain()
  return {
    isFailing: () => failures > 0,
    isClosed: () => isClosed,
    /** No one is signed in, and whoever was asked to be declined. */
    awaitsSignIn: () => awaitsSignIn,
    begun: () => {
      awaitsSignIn = false
    },
    answered: () => {
      failures = 0
    },
    typed: () => {
      if (failures === 0 || awaitsSignIn) sendIn(stillness)
    },
    failed: (error: unknown) => {
      awaitsSignIn = isSignedOut(error)
      if (awaitsSignIn) whenSignedInAgain(signedIn)
      else sendIn(pauseAfter(failures))
      failures += 1
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
