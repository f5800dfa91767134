import { counted } from '#platform/format/numbers.ts'
import type { PageStanding } from '../../../../tools/server/read-pages.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'

const page =
  '(?:(?:work)?sheets?|pages?|forms?|exercises|parts of (?:my|the) (?:founder )?file|(?:my|the) (?:founder )?file)'
const open =
  "(?:empty|blank|unfilled|unfinished|(?:still |left )?open|missing|left|(?:haven't|havent|have not|didn't|didnt|not)(?: i| we)?(?: yet)?(?: been)? (?:fill(?:ed)?|start(?:ed)?|done|do|finish(?:ed)?|begun|touch(?:ed)?|complet(?:e|ed))|to fill)"
const filled = '(?:filled|full|done|finished|complete|begun|started)'
const asks = '(?:which|what|how many|list|show|tell|where|are there|is there|any)'

/** “Which sheets haven’t I filled in yet?” */
const sign = new RegExp(
  `^(?=.*\\b${page}\\b)(?=.*\\b${asks}\\b)(?=.*\\b(?:${open}|${filled})\\b)(?=.*\\b(?:i|my|mine|me|founder file|filled in|empty)\\b)`,
)
/** A sheet of the business, and what one page lacks, are something else; how to fill one in is asked of its lesson. */
const not =
  /\b(?:customers?|clients?|staff|website|web ?site|landing|sales page|home ?page|tax|sheets? of paper|template|now what|what (?:now|next|comes)|how (?:do|can|should|to)|why|points|badges|on (?:the|my|this) (?:[a-z-]+ ){1,4}(?:page|sheet))\b/

const longest = 140
/** So many of those ahead are named: the others are in the binder. */
const mostNamed = 4

/** Which pages of the Founder file are filled in, begun and empty. */
export const pagesLeft: Kind = {
  name: 'progress',
  read: (talk) => {
    const { plain } = talk
    const isAsked = plain.length <= longest && sign.test(plain) && !not.test(plain)
    return isAsked ? () => told(talk) : undefined
  },
}

async function told(talk: Talk): Promise<readonly string[]> {
  const pages = (await talk.question.own.pages()).filter(({ isOpen }) => isOpen)
  const { done = [], begun = [], empty = [] } = Object.groupBy(pages, ({ state }) => state)
  if (done.length + begun.length === 0)
    return [`None is begun yet: all ${pages.length} pages of your [Founder file](/founder-file) are empty.`]
  return [
    `Of the **${counted(pages.length, 'page')}** that your plan opens, **${done.length}** are filled in, **${begun.length}** begun and **${empty.length}** empty.`,
    ...(begun.length > 0 ? [`Begun, with something missing: ${named(begun, talk)}`] : []),
    ...(empty.length > 0 ? [`Empty, the first in order: ${named(empty, talk)}`] : []),
    'All of them, with how far each is: [Founder file](/founder-file).',
  ]
}

function named(pages: readonly PageStanding[], talk: Talk): string {
  const links = pages.slice(0, mostNamed).map(({ title, href }) => linked(title, href, talk))
  const more = pages.length > mostNamed ? `, and ${pages.length - mostNamed} more` : ''
  return `${links.join(', ')}${more}.`
}
