/** What can be said before the server is asked; each answers a sentence, or nothing where all is well. */
export const emailError = (email: string): string | undefined =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter your email address, like ada@example.com.'

export const passwordError = (password: string): string | undefined =>
  password === '' ? 'Enter your password.' : undefined

export const codeError = (code: string): string | undefined =>
  code.trim() === '' ? 'Enter a code from your authenticator app, or a recovery code.' : undefined

export const newPasswordError = (password: string): string | undefined => {
  if (password.length < 8) return 'Use at least 8 characters.'
  return password.length > 128 ? 'Use at most 128 characters.' : undefined
}

/** Leaves out what is well. */
export function errorsIn<F extends string>(found: Record<F, string | undefined>): Partial<Record<F, string>> {
  const wrong = Object.entries(found).filter(([, fault]) => fault !== undefined)
  // The same keys, fewer of them.
  return Object.fromEntries(wrong) as Partial<Record<F, string>>
}
