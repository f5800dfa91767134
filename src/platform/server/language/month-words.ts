export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

const small = monthNames.map((name) => name.toLowerCase())

/** A month by its name or what it is cut to, in small letters, as one group of a pattern: “decorate” begins with none. */
export const monthWord = `(${small.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)(?![a-z])\\.?`

/** 1 to 12; 0 where it is no month. */
export const monthNumber = (word: string): number => small.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1
