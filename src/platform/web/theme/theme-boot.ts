import { storedTheme } from './stored-theme.ts'

// Sets the theme before the first paint: a blocking script in <head>, since the content security policy allows none inline.
const theme = storedTheme()
if (theme !== 'system') document.documentElement.dataset.theme = theme
