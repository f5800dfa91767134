export function unquotedWords(specification: string, rows: readonly { id: string; words: string }[]): string[]
