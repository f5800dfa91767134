import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { type Content as Loaded, loadContent } from '../../src/app/server/content/load-content.ts'
import type { Questions } from '../../src/features/assistant/search/server/load-questions.ts'
import type { Worksheets } from '../../src/features/founder-file/server/load-worksheets.ts'
import type { GameRules } from '../../src/features/game/game.content.ts'
import type { Library } from '../../src/features/library/library.ts'
import type { Program, SubModule } from '../../src/features/program/program.ts'
import { type ContentReader, contentReader, type ParsedFiles } from '../../src/platform/server/content-files.ts'
import { once } from '../../src/platform/server/once.ts'
import { type DocumentFile, loadDocuments } from './library/document-files.ts'

/** What is wrong, and where, in words for whoever edits the file. */
export type Fault = { where: string; says: string }

export type Business = {
  name: string
  founder: string
  trade: string
  country: string
  currency: string
  story: string
  events: Record<string, string>
  units: Record<string, string>
  /** The day on which it gives up by its own rule. */
  stops?: number
  /** What each customer pays a month, by day. */
  fees?: Record<string, number[]>
  /** Money in (+) and out (−) that comes once, by day and name. */
  one_offs?: Record<string, Record<string, number>>
  figures: Record<string, Record<string, number>>
}

export type Content = {
  root: string
  program: Program
  game: GameRules
  library: Library
  questions: Questions
  worksheets: Worksheets
  /** What documents of several pages are put together from. */
  documents: readonly DocumentFile[]
  cast: Record<string, Business>
  /** Lessons with a body, in the order of the program. */
  lessons: readonly SubModule[]
}

/** Everything that the checks look at. The example businesses are in `docs/cast.yaml`. */
export function readContent(root: string, parsed?: ParsedFiles): Content {
  const reader = contentReader(root, parsed)
  return withCast(reader, loadContent(reader, { local: false }))
}

/** The same of content that was read already; what few checks look at is read when they do. */
export function withCast(reader: ContentReader, { program, library, game, worksheets, questions }: Loaded): Content {
  const lessons = program.modules.flatMap(({ subModules }) => subModules).filter(({ content }) => content !== '')
  const documents = once(() => loadDocuments(reader))
  const cast = once(() => readCast(reader.root))
  return {
    root: reader.root,
    program,
    game,
    library,
    questions: questions(),
    worksheets,
    get documents() {
      return documents()
    },
    get cast() {
      return cast()
    },
    lessons,
  }
}

/** The cast beside the content folder, in it, or, for content that lives elsewhere, the one that came with the program. */
export function readCast(root: string): Content['cast'] {
  const shipped = join(import.meta.dirname, '../../docs/cast.yaml')
  const file = [join(root, '../docs/cast.yaml'), join(root, 'cast.yaml'), shipped].find((path) => existsSync(path))
  return file === undefined ? {} : readYaml<{ businesses: Content['cast'] }>(file).businesses
}

/** The same with some of its lessons; not a copy, for which all would be read that is read when it is looked at. */
export const withLessons = (content: Content, lessons: Content['lessons']): Content =>
  Object.create(content, { lessons: { value: lessons } })

/** A file that the checks alone read: js-yaml takes a sixth of the time of yaml. */
export const readYaml = <T>(path: string): T => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }) as T

/** `modules/…/….md`, with the line on which some words stand where they can be found. */
export function whereIs({ root }: Content, { moduleId, id }: SubModule, words = ''): string {
  const file = `modules/${moduleId}/${id}.md`
  if (words === '') return file
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(words))
  return line === -1 ? file : `${file}:${line + 1}`
}
