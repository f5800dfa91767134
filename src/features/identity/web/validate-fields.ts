import { accountLimits } from '../identity.rules.ts'

/** What can be said before the server is asked; each answers a sentence, or nothing where all is well. */
export const emailError = (email: string): string | undefined =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter your email address, like ada@example.com.'

export const passwordError = (password: string): string | undefined =>
  password === '' ? 'Enter your password.' : undefined

export const codeError = (code: string): string | undefined =>
  code.trim() === '' ? 'Enter a code from your authenticator app, or a recovery code.' : undefined

export const newPasswordError = (password: string): string | undefined => {
  const { least, most } = accountLimits.password
  if (password.length < least) return `Use at least ${least} characters.`
  return password.length > most ? `Use at most ${most} characters.` : undefined
}

/** Leaves out what is well. */
export function errorsIn<F extends string>(found: Record<F, string | undefined>): Partial<Record<F, string>> {
  const wrong = Object.entries(found).filter(([, fault]) => fault !== undefined)
  // The same keys, fewer of them.
  return Object.fromEntries(wrong) as Partial<Record<F, string>>
}
