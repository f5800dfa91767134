/**
 * Words in each way that they are mostly written, for a column in `lower`: that of SQLite, and of PostgreSQL in some
 * locales, knows the letters of English alone. English words have one.
 */
export function spellings(words: string): string[] {
  const small = words.toLowerCase()
  const titled = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  const all = [small, words, titled, words.toUpperCase()]
  return [...new Set(all.map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))]
}
