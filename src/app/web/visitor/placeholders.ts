/** Stand in a page for what is known only later: names of built files, and the server's address. */
export const placeholders = {
  style: '__STYLE__',
  script: '__SCRIPT__',
  displayFont: '__DISPLAY_FONT__',
  textFont: '__TEXT_FONT__',
  origin: '__ORIGIN__',
  logo: '__LOGO__',
} as const
