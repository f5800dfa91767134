import type { Library } from '#features/library/library.ts'
import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { AsksFile } from '../content.ts'

/** By the id of a lesson or resource: questions and complaints in members' words that it answers. */
export type Asks = ReadonlyMap<string, readonly string[]>

export const resourceAsks = 'resources/asks.yaml'
export const lessonAsks = (moduleId: string) => `modules/${moduleId}/asks.yaml`

/** Reads what people ask, from one file beside each module's lessons and one beside the resources; a missing file asks nothing. */
export function loadAsks(reader: ContentReader, program: Program, library: Library): Asks {
  const files = program.modules.map(({ id, subModules }) => ({ file: lessonAsks(id), known: idsOf(subModules) }))
  const all = [...files, { file: resourceAsks, known: idsOf(library.resources) }]
  return new Map(all.flatMap(({ file, known }) => readAsks(reader, file, known)))
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))

function readAsks(reader: ContentReader, file: string, known: ReadonlySet<string>): [string, string[]][] {
  if (!reader.list(file.replace(/\/asks\.yaml$/, ''), 'asks.yaml').length) return []
  const asks = Object.entries(reader.yaml(file, AsksFile))
  const unknown = asks.find(([id]) => !known.has(id))
  if (unknown) throw new ContentMistake(`${file}: there is no ${unknown[0]} beside it.`)
  return asks
}
