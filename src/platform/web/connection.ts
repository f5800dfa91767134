import { type Listen, store } from './store.ts'

/** How the last call was answered: by the server, by the copy that this device keeps, or not at all. */
export type Connection = 'server' | 'kept' | 'silent'

const connection = store<Connection>('server')
let refresh = () => {}

export const noteAnswer = (): void => {
  const before = connection.get()
  connection.set('server')
  // What was read from the copy may have grown old meanwhile.
  if (before === 'kept') refresh()
}
/** A copy is no news of the server: it does not end its silence, and says what one is reading. */
export const noteKept = (): void => connection.set('kept')
export const noteSilence = (): void => {
  if (connection.get() !== 'kept') connection.set('silent')
}
export const readConnection = (): Connection => connection.get()
export const subscribeToConnection: Listen = connection.subscribe

/** Says what to do when the server answers again after a copy was shown. */
export function onReturn(act: () => void): void {
  refresh = act
}

if (typeof addEventListener === 'function') addEventListener('online', askAgain)

/** The device has a network again: whether the server answers shows at once, not at the next click. */
function askAgain(): void {
  if (connection.get() !== 'server') fetch('/healthz').then(noteAnswer, noteSilence)
}
