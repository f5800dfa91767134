import type { OwnText } from '#features/founder-file/server/public.ts'
import { wordsOf } from '../../../search/server/word-stems.ts'
import { tellingTermsIn, termsOf } from './asked-for.ts'

/** Where some words stand in what a member wrote, each field once; of a table its column. */
export type FindWritten = (words: string) => readonly Pick<OwnText, 'pageId' | 'address'>[]

/** Fields that have every telling word, in any form; none where nothing telling was asked for. */
export const createFindWritten =
  (texts: readonly OwnText[], most = 8): FindWritten =>
  (words) => {
    const wanted = tellingTermsIn(words)
    if (wanted.length === 0) return []
    const fields = new Map<string, Pick<OwnText, 'pageId' | 'address'>>()
    for (const { pageId, address, text } of texts) {
      const said = new Set(wordsOf(text).flatMap(termsOf))
      if (wanted.every((term) => said.has(term))) fields.set(`${pageId}.${address}`, { pageId, address })
    }
    return [...fields.values()].slice(0, most)
  }
