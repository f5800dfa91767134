const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The choice kept in this browser; `system` where there is none, or where storage is shut off. */
export function storedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(themeKey())) ?? 'system'
  } catch {
    return 'system'
  }
}

/** The document names the key: `<html data-theme-key="…">`. */
export const themeKey = (): string => document.documentElement.dataset.themeKey ?? 'theme'
