/** What a certificate says of whoever is named on it. */
export const sentenceOf = (program: string): string =>
  `finished ${program}: every step of it, from the valley to the summit.`
