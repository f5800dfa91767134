import { type Listen, store } from './store.ts'

/** Whether the last call reached the server: one calm banner says so when not. */
const silent = store(false)

export const noteAnswer = (): void => silent.set(false)
export const noteSilence = (): void => silent.set(true)
export const isSilent = (): boolean => silent.get()
export const subscribeToConnection: Listen = silent.subscribe
