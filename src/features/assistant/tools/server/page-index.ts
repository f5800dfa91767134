import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { createAskIndex } from '../../search/server/ask-index.ts'
import type { SynonymsOf } from '../../search/server/synonyms.ts'
import type { OwnFile } from '../own.content.ts'
import { pageKey } from './own-index.ts'
import type { FigureKey } from './own-record.ts'

/** The pages of the Founder file that some words may name, best first: “runway”, “problem brief”, “my offer page”. */
export type PageIndex = (words: string) => readonly FigureKey[]

type Known = {
  own: OwnFile
  worksheets: Pick<MemberContext['worksheets'], 'pages'>
  program: Pick<MemberContext['program'], 'subModuleById'>
  synonymsOf: SynonymsOf
}

/** By its title, the words of its id, its lessons’ titles, and what members are known to ask that it answers. */
export function createPageIndex({ own, worksheets, program, synonymsOf }: Known): PageIndex {
  const asked = new Map<string, string[]>()
  for (const { asks, figures } of Object.values(own)) {
    const [first] = figures
    if (!first) continue
    const { pageId } = sourceParts(first)
    asked.set(pageId, [...(asked.get(pageId) ?? []), ...asks])
  }
  const entries = worksheets.pages
    .filter(({ isChecklist }) => !isChecklist)
    .map(({ id, title, lessons }) => ({
      id,
      lines: [
        ...[title, id.replaceAll('-', ' ')],
        ...lessons.flatMap((lesson) => program.subModuleById.get(lesson)?.title ?? []),
        ...(asked.get(id) ?? []),
      ].map((text) => ({ text })),
    }))
  const like = createAskIndex(entries, synonymsOf)
  return (words) => {
    const all = [...like(words)]
      .map(([id, { closest, alike }]) => ({ id, closest, worth: closest + 0.1 * alike }))
      .sort((one, other) => other.worth - one.worth)
    return all
      .filter(({ closest, worth }) => closest >= least && worth >= near * (all[0]?.worth ?? 0))
      .slice(0, most)
      .map(({ id, closest }) => ({ id: pageKey(id), alike: closest, isPage: true }))
  }
}

const least = 0.3
/** “My offer page” may be one of several: those nearly as alike as the first, as a share of it. */
const near = 0.6
const most = 3
