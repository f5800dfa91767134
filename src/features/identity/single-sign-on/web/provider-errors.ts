const known: Record<string, string> = {
  access_denied: 'The sign-in was canceled at the provider. Try again, or choose another way.',
  account_not_linked:
    'This email already has an account. Sign in with its password and connect this provider in Settings. If you didn’t create it, set a new password with “Forgot password?”.',
  provider_silent: 'The sign-in provider isn’t responding right now. Please try again in a moment.',
  state_mismatch: 'That sign-in was started in another window or too long ago. Please try again.',
  email_not_found: 'The sign-in provider didn’t share your email address, and an account needs one.',
}

/** What a refusal of the provider means to the person it sent back. */
export const providerError = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (known[code] ?? 'The sign-in provider didn’t let you in. Please try again.')
