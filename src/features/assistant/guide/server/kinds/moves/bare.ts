import { stemsOf } from '#platform/server/language/word-stems.ts'

/** What people put around what they say: “ok but … tho”. */
const before =
  /^(?:\W|\b(?:ok|okay|k|and|but|so|hm+|hmm|well|yeah|yes|yep|no|nope|sorry|please|pls|plz|wait|then|alright|right|cool|great|nice|thanks|thx|lol|haha|um+|uh+|oh|also|like|i mean|honestly|actually)\b)+/
const after =
  /(?:\W|\b(?:please|pls|plz|tho|though|then|lol|thanks|thx|now|here|mate|bro|haha|if possible|for me|instead|at all|ever|even|anyway)\b)+$/

/** A message without the words around it; what is nothing else stays as it is. */
export function bareOf(plain: string): string {
  const bare = plain.replace(before, '').replace(after, '')
  return bare === '' ? plain.replace(/[^\p{L}\p{N} ]/gu, '').trim() : bare
}

/** How many words of it say what it is about. */
export const tellingWords = (text: string): number => stemsOf(text).length
