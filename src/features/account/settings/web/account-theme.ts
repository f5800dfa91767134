import { useEffect } from 'react'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { call } from '#platform/web/api.ts'
import type { Theme } from '#platform/web/theme/stored-theme.ts'
import { chooseTheme, readTheme, subscribeToTheme } from '#platform/web/theme/theme.ts'
import type { saveSettings } from '../settings.contract.ts'

/** What the account is known to keep. */
let savedTheme: Theme | undefined

export const noteSavedTheme = (theme: Theme): void => {
  savedTheme = theme
}

/** The account's theme in this browser, and what is chosen in this browser in the account. */
export function useAccountTheme(user: CurrentUser | null | undefined): void {
  const theme = user?.theme
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (!theme) return
    noteSavedTheme(theme)
    chooseTheme(theme)
  }, [theme])
  useEffect(() => (isSignedIn ? subscribeToTheme(saveTheme) : undefined), [isSignedIn])
}

function saveTheme(): void {
  const theme = readTheme()
  if (theme === savedTheme) return
  noteSavedTheme(theme)
  // Should it fail, this browser shows the choice all the same.
  call<typeof saveSettings>('PATCH /api/settings', { body: { theme } }).catch(() => {})
}
