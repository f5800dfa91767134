import { store } from './store.ts'

type Waiting = { settle: (signedIn: boolean) => void }

/** Calls whose session ended, waiting for the in-place sign-in dialog. */
export const waitingForReauth = store<readonly Waiting[]>([])

/** Paths that answer 401 as news, not as an interruption. */
const expected = ['/api/auth/']

/** Asks the person to sign in where they are. Answers whether the call is worth sending again. */
export function reauthenticate(path: string): Promise<boolean> {
  if (expected.some((prefix) => path.startsWith(prefix))) return Promise.resolve(false)
  return new Promise((settle) => waitingForReauth.set([...waitingForReauth.get(), { settle }]))
}

/** The dialog is done: every waiting call goes on, or fails as it would have. */
export function settleReauth(signedIn: boolean): void {
  const waiting = waitingForReauth.get()
  waitingForReauth.set([])
  for (const { settle } of waiting) settle(signedIn)
}
