import { storedTheme, type Theme, themeKey } from './stored-theme.ts'

const listeners = new Set<() => void>()
let shown: Theme | undefined

/** The person's choice. `system` (no choice made) leaves it to the device. */
export function readTheme(): Theme {
  shown ??= storedTheme()
  return shown
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey(), theme)
  } catch {
    // Storage is shut off: the choice holds until the page is left.
  }
  showTheme(theme)
}

/** From light to dark; from anything else, `system` too, to light. */
export function toggleTheme(): void {
  chooseTheme(readTheme() === 'light' ? 'dark' : 'light')
}

/** Also hears a choice made in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', showStoredTheme)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', showStoredTheme)
  }
}

function showStoredTheme(): void {
  showTheme(storedTheme())
}

function showTheme(theme: Theme): void {
  shown = theme
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}
