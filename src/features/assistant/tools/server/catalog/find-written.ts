import type { OwnText } from '#features/founder-file/server/public.ts'
import { wordsOf } from '../../../search/server/word-stems.ts'
import { tellingTermsIn, termsOf } from './asked-for.ts'
import type { WrittenWords } from './written-words.ts'

/** Where some words stand in what a member wrote, each field once; of a table its column. */
export type FindWritten = (words: string) => readonly Pick<OwnText, 'pageId' | 'address'>[]

/** Fields of which one text has every telling word, in any form; none where nothing telling was asked for. */
export const createFindWritten =
  (texts: readonly OwnText[], { fields }: Pick<WrittenWords, 'fields'>, most = 8): FindWritten =>
  (words) => {
    const wanted = tellingTermsIn(words)
    if (wanted.length === 0) return []
    const found = new Map<string, Pick<OwnText, 'pageId' | 'address'>>()
    for (const { pageId, address, text } of texts) {
      const field = `${pageId}.${address}`
      // The words of a file are known by field; only of the few that have all of them is the text read again.
      if (!wanted.every((term) => fields.get(term)?.has(field))) continue
      const said = new Set(wordsOf(text).flatMap(termsOf))
      if (wanted.every((term) => said.has(term))) found.set(field, { pageId, address })
    }
    return [...found.values()].slice(0, most)
  }
