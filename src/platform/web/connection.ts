import { type Listen, store } from './store.ts'

/** Whether the last call reached the server: one calm banner says so when not. */
const silent = store(false)

export const noteAnswer = (): void => silent.set(false)
export const noteSilence = (): void => silent.set(true)
export const isSilent = (): boolean => silent.get()
if (typeof addEventListener === 'function') addEventListener('online', askAgain)

/** The device has a network again: whether the server answers shows at once, not at the next click. */
function askAgain(): void {
  if (isSilent()) fetch('/healthz').then(noteAnswer, noteSilence)
}

export const subscribeToConnection: Listen = silent.subscribe
