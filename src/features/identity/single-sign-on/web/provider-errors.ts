const known: Record<string, string> = {
  access_denied: 'The sign-in was canceled at the provider. Try again, or choose another way.',
  account_not_linked:
    'This email already has an account. Sign in with its password and connect this provider in Settings. If you didn’t create it, set a new password with “Forgot password?”.',
  provider_silent: 'The sign-in provider isn’t responding right now. Please try again in a moment.',
  state_mismatch: 'That sign-in was started in another window or too long ago. Please try again.',
  email_not_found: 'The sign-in provider didn’t share your email address, and an account needs one.',
}

/** Where passwords are turned off there’s no other way to prove whose the account is. */
const withoutPasswords: Record<string, string> = {
  ...known,
  account_not_linked:
    'This email already has an account that this sign-in can’t open. Have the sign-in provider confirm the address and try again, or write to us.',
}

/** What a refusal of the provider means to the person it sent back. */
export const providerError = (code: string | undefined, { passwordSignIn }: Rules): string | undefined =>
  code === undefined ? undefined : ((passwordSignIn ? known : withoutPasswords)[code] ?? otherwise)

type Rules = { passwordSignIn: boolean }
const otherwise = 'The sign-in provider didn’t let you in. Please try again.'
