import type { OwnText } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { lastKept } from '../../../search/server/last-kept.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import type { WrittenWords } from '../catalog/written-words.ts'
import { findNamed, type NamedAsked } from './find-named.ts'
import { findPeak, type PeakAsked } from './find-peak.ts'
import { findRows, type RowsAsked } from './find-rows.ts'
import { type OwnPeak, readPeak } from './read-peak.ts'
import { type OwnRows, readRows } from './read-rows.ts'

/** What is asked of the tables and grids of the file: single things, by what stands beside them. */
export type ListTools = {
  /** The lists of which a question asks for some things, by what stands in a column; none where it asks for none. */
  findRows: (question: string) => readonly RowsAsked[]
  /** Things of lists that have one of some words in their names. */
  findNamed: (names: readonly string[]) => readonly NamedAsked[]
  /** Those things, each list with its page. */
  readRows: (asked: readonly (RowsAsked | NamedAsked)[]) => Promise<readonly OwnRows[]>
  /** The list of which a question asks for the most, the least, the first, the last or the sum. */
  findPeak: (question: string) => PeakAsked | undefined
  readPeak: (asked: PeakAsked) => Promise<OwnPeak | undefined>
}

type Own = {
  texts: readonly OwnText[]
  written: WrittenWords
  find: (question: string) => Asked | undefined
  today: string
}

export function createListTools(ctx: MemberContext, { texts, written, find, today }: Own): ListTools {
  const { pages } = ctx.worksheets
  return {
    findRows: lastKept((question: string) => findRows(question, find(question), { pages, written, today })),
    findNamed: (names) => findNamed(names, { pages, texts }),
    readRows: (asked) => readRows(ctx, asked),
    findPeak: lastKept((question: string) => findPeak(question, { pages, written, find })),
    readPeak: (asked) => readPeak(ctx, asked),
  }
}
