import type { MemberContext } from '#platform/server/context.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { type AskedEntry, type AskIndex, createAskIndex, type Likeness } from '../../search/server/ask-index.ts'
import type { SynonymsOf } from '../../search/server/synonyms.ts'
import type { OwnFile } from '../own.content.ts'
import type { FigureKey } from './own-record.ts'

/** How one asks, without what is asked about: “did I set” says nothing about whether it is a price or a trigger. */
const framing =
  /\b(?:did|have|had|do|does) (?:i|we) (?:ever |already |really )?(?:write(?: down)?|written|note|noted|say|put(?: down)?|set|choose|chosen|decided?(?: on| to)?|plan|planned|enter|entered|pick|picked|name|named|calculated?|have|got|get)\b|\b(?:i|we) (?:wrote(?: down)?|noted|said|chose|decided(?: on| to)?|planned|entered|picked|named|calculated)\b|\b(?:remind me|tell me|show me|can you|please|according to|in my (?:founder )?file|at the moment|right now|currently|again|what|what's|which|about)\b/g
const topicOf = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(framing, ' ')

export type OwnIndex = (question: string) => FigureKey | undefined

type Worksheets = Pick<MemberContext['worksheets'], 'pages'>

/** Finds what a question about one's own file is about: a question that members are known to ask, else a page by its title and labels. */
export function createOwnIndex(own: OwnFile, { pages }: Worksheets, synonymsOf: SynonymsOf): OwnIndex {
  const known = Object.entries(own).map(([id, { asks }]) => ({ id, lines: asks.map(topicOf) }))
  const whole = pages
    .filter(({ isChecklist }) => !isChecklist)
    .map(({ id, title, places }) => {
      // “Name” and “Color” are labels of many pages and the subject of many other questions.
      const labels = new Set(places.map(({ label }) => label).filter((label) => stemsOf(label).length > 1))
      return { id: pageKey(id), lines: [title, `my ${title}`, ...labels] }
    })
  const [likeKnown, likePage] = [known, whole].map((entries) =>
    createAskIndex(
      entries.map(({ id, lines }): AskedEntry => ({ id, lines: lines.map((text) => ({ text })) })),
      synonymsOf,
    ),
  )
  return (question) => {
    const topic = topicOf(question)
    const [asked, page] = [nearest(likeKnown?.(topic)), nearest(likePage?.(topic))]
    if (page && page.alike >= leastOfPage && page.alike > (asked?.alike ?? 0) + ahead) return page
    return asked ?? page
  }
}

const leastOfPage = 0.6
/** A label is alike by chance more often than a question that members are known to ask. */
const ahead = 0.35

function nearest(like: ReturnType<AskIndex> | undefined): FigureKey | undefined {
  const worth = ({ closest, alike }: Likeness) => closest + 0.15 * alike
  const [first] = [...(like ?? [])].sort(([, one], [, other]) => worth(other) - worth(one))
  return first && { id: first[0], alike: first[1].closest, isPage: isPageKey(first[0]) }
}

const prefix = 'page:'
export const pageKey = (id: string) => `${prefix}${id}`
const isPageKey = (id: string) => id.startsWith(prefix)
/** The page that a key names; undefined for a known question. */
export const pageOfKey = (id: string): string | undefined => (isPageKey(id) ? id.slice(prefix.length) : undefined)
