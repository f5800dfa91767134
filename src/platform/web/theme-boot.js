// Sets the theme before the first paint: a blocking script in <head>, since the content security policy allows none inline.
{
  const page = document.documentElement
  try {
    const theme = localStorage.getItem(page.dataset.themeKey ?? 'theme')
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  } catch {
    // Storage is shut off: the system decides.
  }
}
