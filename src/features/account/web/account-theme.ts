import { useEffect } from 'react'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { call } from '#platform/web/api.ts'
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from '#platform/web/theme.ts'
import type { saveSettings } from '../account.contract.ts'

/** What the account is known to keep. */
let kept: Theme | undefined

export const noteKeptTheme = (theme: Theme): void => {
  kept = theme
}

/** The account's theme in this browser, and what is chosen in this browser in the account. */
export function useAccountTheme(user: CurrentUser | null | undefined): void {
  const theme = user?.theme
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (!theme) return
    noteKeptTheme(theme)
    chooseTheme(theme)
  }, [theme])
  useEffect(() => (isSignedIn ? subscribeToTheme(keepTheme) : undefined), [isSignedIn])
}

function keepTheme(): void {
  const theme = readTheme()
  if (theme === kept) return
  noteKeptTheme(theme)
  // Should it fail, this browser shows the choice all the same.
  call<typeof saveSettings>('PATCH /api/settings', { body: { theme } }).catch(() => {})
}
