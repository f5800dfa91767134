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

/** An answer of the guide, as far as a move needs to know what kind it was. */
export type LastKind = 'own' | 'sum' | 'term' | 'other'

export function lastKindOf(last: string): LastKind {
  const [first = ''] = last.split('\n\n').filter((one) => !one.startsWith('*I read that'))
  if (
    /^(?:(?:(?:Yes|No)\. )?From (?:your |\[your )|Your own page |Of the \d+ pages? of your |Yes, on your page|Worked out again on your page |Unchanged: |Your page |You’ve begun your page|No: \*|I find no field for that|I’m not sure (?:that this is|where that would be) in your Founder file)/.test(
      first,
    )
  )
    return 'own'
  if (/ = \*\*|\*\* = |^With .* instead of/.test(first)) return 'sum'
  return /^\*\*[^*]+\*\*: /.test(first) ? 'term' : 'other'
}

/** Whether what was read from a page is words, and no figure; or there was no such field. */
export const isToldInWords = (last: string): boolean =>
  lastKindOf(last) === 'own' &&
  /: \*\*[^*\n]*\p{L}{2,} \p{L}{2,} \p{L}{2,}[^*\n]*\*\*|^I find no field for that/u.test(last)
