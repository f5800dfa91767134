/** Words as the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A label within a sentence; one that begins with an abbreviation stays as it is. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
