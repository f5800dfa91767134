import type { Library } from '#features/library/library.ts'
import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { AsksFile, OutsideFile } from '../search.content.ts'

/** Questions by the id of the lesson or resource that answers them, and words of subjects that none covers. */
export type Questions = { asks: ReadonlyMap<string, readonly string[]>; outside: ReadonlySet<string> }

export const noQuestions: Questions = { asks: new Map(), outside: new Set() }

/** Reads `asks.yaml` beside each module's lessons and beside the resources, and `outside.yaml`. All of them are optional. */
export function loadQuestions(reader: ContentReader, program: Program, library: Library): Questions {
  const lessons = program.modules.map(({ id, subModules }) => readAsks(reader, `modules/${id}`, subModules))
  const asks = new Map([...lessons, readAsks(reader, 'resources', library.resources)].flat())
  const subjects = isThere(reader, '', 'outside.yaml') ? Object.values(reader.yaml('outside.yaml', OutsideFile)) : []
  return { asks, outside: new Set(subjects.flatMap((words) => words.toLowerCase().split(/\s+/))) }
}

function readAsks(reader: ContentReader, folder: string, answers: readonly { id: string }[]): [string, string[]][] {
  if (!isThere(reader, folder, 'asks.yaml')) return []
  const file = `${folder}/asks.yaml`
  const asks = Object.entries(reader.yaml(file, AsksFile))
  const known = new Set(answers.map(({ id }) => id))
  const unknown = asks.find(([id]) => !known.has(id))
  if (unknown) throw reader.mistake(file, `${unknown[0]}:`, `there is no ${unknown[0]} beside it.`)
  return asks
}

const isThere = (reader: ContentReader, folder: string, name: string) =>
  reader.list(folder).some((path) => path.endsWith(name))
