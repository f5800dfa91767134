import type { MemberContext } from '#platform/server/context.ts'
import { type AskedEntry, createAskIndex } from '../../search/server/ask-index.ts'
import type { SynonymsOf } from '../../search/server/synonyms.ts'
import type { OwnFile } from '../own.content.ts'
import type { FigureKey } from './own-record.ts'

export type OwnIndex = (question: string) => FigureKey | undefined

type Worksheets = Pick<MemberContext['worksheets'], 'pages'>

/** Finds what a question about one's own file is about: known questions first, then every page by its title and labels. */
export function createOwnIndex(own: OwnFile, { pages }: Worksheets, synonymsOf: SynonymsOf): OwnIndex {
  const known = Object.entries(own).map(([id, { asks }]): AskedEntry => ({ id, lines: asks.map((text) => ({ text })) }))
  const whole = pages
    .filter(({ isChecklist }) => !isChecklist)
    .map(({ id, title, places }): AskedEntry => {
      const labels = new Set(places.map(({ label }) => label))
      return { id: pageKey(id), lines: [title, `my ${title}`, ...labels].map((text) => ({ text })) }
    })
  const like = createAskIndex([...known, ...whole], synonymsOf)
  return (question) => {
    const alike = [...like(question)].map(([id, { closest, alike }]) => ({ id, alike: closest, all: alike }))
    // A label of some page is often alike by one word; a question that members are known to ask is meant more often.
    const worth = ({ id, alike, all }: { id: string; alike: number; all: number }) =>
      alike + 0.15 * all + (isPageKey(id) ? 0 : 0.1)
    const [first] = alike.sort((one, other) => worth(other) - worth(one))
    return first && { id: first.id, alike: first.alike, isPage: isPageKey(first.id) }
  }
}

const prefix = 'page:'
export const pageKey = (id: string) => `${prefix}${id}`
const isPageKey = (id: string) => id.startsWith(prefix)
/** The page that a key names; undefined for a known question. */
export const pageOfKey = (id: string): string | undefined => (isPageKey(id) ? id.slice(prefix.length) : undefined)
