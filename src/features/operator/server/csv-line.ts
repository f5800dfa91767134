/** A line of a table for a spreadsheet, with the line end of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`

/** The mark by which Excel knows UTF-8: a table begins with it. */
export const csvMark = '\ufeff'

/** What begins like a formula gets an apostrophe before it: a spreadsheet would carry it out. An amount below zero is none. */
function cellText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
