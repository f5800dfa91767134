import { ofFile } from '../../said/answered-as.ts'
import type { Said } from '../../talk.ts'

/** Whether what was read from a page is words, and no figure; or there was no such field. */
export const isToldInWords = (said: Said): boolean =>
  said.was('no-field') || (said.was(...ofFile) && inWords.test(said.last))
const inWords = /: \*\*[^*\n]*\p{L}{2,} \p{L}{2,} \p{L}{2,}[^*\n]*\*\*/u
