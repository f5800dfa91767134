import type { OwnText } from '#features/founder-file/server/public.ts'
import { wordsOf } from '#platform/server/language/word-stems.ts'
import { tellingTermsIn, termsOf } from './asked-for.ts'
import type { WrittenWords } from './written-words.ts'

/** Where some words stand in what a member wrote, each field once; of a table its column. */
export type FindWritten = (words: string) => readonly Pick<OwnText, 'pageId' | 'address'>[]

/**
 * Fields of which one text has every telling word, in any form, and every number, those first that say little else; none
 * where nothing telling was asked for.
 */
export const createFindWritten =
  (texts: readonly OwnText[], { fields }: Pick<WrittenWords, 'fields'>, most = 16): FindWritten =>
  (words) => {
    const telling = tellingTermsIn(words)
    // Words of a file are known by field, numbers are not.
    const wanted = [...telling, ...numbersIn(words)]
    if (wanted.length === 0) return []
    const found = new Map<string, Pick<OwnText, 'pageId' | 'address'> & { length: number }>()
    for (const { pageId, address, text } of texts) {
      const field = `${pageId}.${address}`
      // The words of a file are known by field; only of the few that have all of them is the text read again.
      if (!telling.every((term) => fields.get(term)?.has(field))) continue
      const said = new Set(wordsOf(text).flatMap(termsOf))
      const length = Math.min(said.size, found.get(field)?.length ?? said.size)
      if (wanted.every((term) => said.has(term))) found.set(field, { pageId, address, length })
    }
    return [...found.values()]
      .sort((one, other) => one.length - other.length)
      .slice(0, most)
      .map(({ pageId, address }) => ({ pageId, address }))
  }

/** Those in digits, with their parts apart as they stand: 21,000 is 21 and 0. */
const numbersIn = (words: string) =>
  wordsOf(words)
    .filter((word) => /^\d+$/.test(word))
    .flatMap(termsOf)
