/** What is asked of the pages of the file: which are empty, begun or filled in, and what one of them lacks. */
export type PagesAsked =
  | { what: 'empty' | 'begun' | 'done'; page?: never }
  | { what: 'gaps'; page: string; isOfPage: boolean }

const pages = '(?:sheets?|worksheets?|pages?|forms?|exercises?|papers?|parts of (?:my|the) (?:founder )?file)'
const filled =
  '(?:fill(?:ed)?(?: in| out| up)?|done|do|finish(?:ed)?|complet(?:e|ed)|begun|begin|start(?:ed)?|written(?: on| in)?|touched|filled)'
const lead = '^\\W*(?:(?:so|and|but|ok|okay|hey|hi|also|please|can you tell me|tell me|show me|list)[,: ]+)*'
const which = '(?:which|what|how many|are there(?: any)?|do i have(?: any)?|list(?: of)?|all|the|any)'
const not = "(?:haven't|havent|have not|didn't|didnt|did not|not|never|still to|still have to|have yet to|yet to)"

const signs: readonly (readonly [Exclude<PagesAsked['what'], 'gaps'>, RegExp])[] = [
  [
    'empty',
    new RegExp(
      `${lead}${which} (?:of )?(?:my |the )?(?:\\w+ )?${pages}\\b.{0,40}\\b(?:${not}\\b.{0,24}\\b${filled}|empty|blank|missing|untouched|open|left|undone|to do)\\b`,
    ),
  ],
  [
    'begun',
    new RegExp(
      `${lead}${which} (?:of )?(?:my |the )?${pages}\\b.{0,40}\\b(?:half(?:way)?|begun|started|unfinished|incomplete|in progress)\\b`,
    ),
  ],
  ['done', new RegExp(`${lead}${which} (?:of )?(?:my |the )?${pages}\\b.{0,40}\\b${filled}\\b`)],
]
/** “What’s missing on my market size sheet?” */
const lacks = new RegExp(
  `${lead}(?:what(?:'s| is|s)?(?: still)? (?:missing|lacking|empty|open|left|incomplete|not (?:done|filled(?: in)?))(?: to do)? (?:on|in|at|from|for)|what (?:do|did|have) i (?:still )?(?:need to|have to|not|forget to|forgotten to|miss(?:ed)?|left)(?: (?:fill(?:ed)?(?: in)?|do|done|write|written|out|empty|open))* (?:on|in|at|from)|is anything (?:missing|empty|left) (?:on|in)) (?:my |the )?(.{3,60}?)\\W*$`,
)
/** “Did I fill in the runway sheet?” */
const isFilled = new RegExp(
  `${lead}(?:did i|have i|is|are|was) (?:(?:ever|already|even|yet) )?(?:${filled} )?(?:my |the )?(.{3,50}?)(?: (?:${filled}|full|empty|ready))?(?: (?:completely|fully|yet|already|in|out|now|properly))*\\W*$`,
)

export function pagesAsked(plain: string): PagesAsked | undefined {
  if (plain.length > longest) return undefined
  const found = signs.find(([, sign]) => sign.test(plain))
  if (found && !named.test(plain)) return { what: found[0] }
  const [, lacking] = lacks.exec(plain) ?? []
  if (lacking && wholeFile.test(lacking)) return { what: 'empty' }
  if (lacking) return { what: 'gaps', page: lacking, isOfPage: ofPages.test(plain) }
  const [, whole] = ofFilling.test(plain) ? (isFilled.exec(plain) ?? []) : []
  return whole ? { what: 'gaps', page: whole, isOfPage: ofPages.test(plain) } : undefined
}
const longest = 110
const wholeFile = /^(?:founder )?file$/
/** What is filled in is a page. */
const ofPages = /\b(?:sheets?|worksheets?|pages?|forms?|file|checklists?|fill(?:ed)?)\b/
const ofFilling = /\b(?:fill(?:ed)?(?: in| out)?|complete(?:d|ly)?|finished|begun|started|empty)\b/
/** Pages of a website are others. */
const named = /\b(?:web|website|landing|booking|sales|offer|home|about|price) ?pages?\b/
