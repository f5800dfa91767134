import { enableCompileCache } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import type { ContentTree } from '../../src/app/server/live-content/content-tree.ts'
import type { NextContent, NextContentQuestion } from '../../src/app/server/live-content/next-content.ts'
import type { ParsedFiles } from '../../src/platform/server/content-files.ts'
import type { Wanted } from '../build/pages/differing-pages.ts'

/**
 * The process that a server starts to check changed content and to render its pages, and that ends after one answer: what
 * it takes, the server never has.
 */
enableCompileCache()
process.once('message', (question) => {
  // Only `check-apart.ts` starts this.
  answer(question as NextContentQuestion).then(
    (next) => process.send?.(next, () => process.exit(0)),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
})

async function answer(question: NextContentQuestion): Promise<NextContent> {
  const { changedPaths, readTree } = await import('../../src/app/server/live-content/content-tree.ts')
  const { readOrMistakes } = await import('../../src/app/server/content/content-mistakes.ts')
  const { contentReader } = await import('../../src/platform/server/content-files.ts')
  const { folder, running, packed, distDir, isPreview } = question
  const { packFiles, unpackInto } = await import('../../src/app/server/live-content/parsed-content.ts')
  const { version, files } = await readTree(folder, running)
  const changed = changedPaths(running, files)
  const parsed: ParsedFiles = new Map()
  const reader = contentReader(folder, parsed)
  const before = packed ? unpackInto({ reader, parsed }, packed, changed) : new Map<string, unknown>()
  const { mistakes, content } = readOrMistakes(reader)
  const hasSameFront = (path: string) =>
    parsed.has(path) && isDeepStrictEqual(before.get(path), parsed.get(path)?.value)
  const faults = content && changed.length > 0 ? await faultsOf(reader, content, { changed, running, files }) : mistakes
  const isSound = content && faults.length === 0
  const pages =
    isSound && distDir ? await pagesOf(distDir, content, { version, changed, hasSameFront, question }) : new Map()
  // What members would lose is told of content with mistakes too, as long as it can be read.
  const lessons = isPreview && content ? await lessonsOf(content, changed) : []
  const outline = isPreview && content ? await outlineFor(content) : null
  const after = await readTree(folder, files)
  if (after.version !== version) throw new Error('The content was written while it was checked.')
  return { version, files, mistakes: faults, packed: packFiles(parsed), pages, lessons, outline }
}

type Content = import('../../src/app/server/content/load-content.ts').Content
type Reader = import('../../src/platform/server/content-files.ts').ContentReader
type Changed = { changed: readonly string[]; running: ContentTree['files']; files: ContentTree['files'] }

/** What is read, or named by what is read; a note beside it is neither. */
const isNamed = /\.(?:md|yaml|svg)$|^resources\//

async function faultsOf(reader: Reader, content: Content, { changed, running, files }: Changed): Promise<string[]> {
  const { liveFaults } = await import('../content/live-checks.ts')
  const { withCast } = await import('../content/content.ts')
  const named = changed.filter((path) => isNamed.test(path))
  const moved = named.some((path) => running.has(path) !== files.has(path))
  return liveFaults(withCast(reader, content), { changed: named, moved }).map(({ where, says }) => `${where}: ${says}`)
}

async function lessonsOf(content: Content, changed: readonly string[]): Promise<NextContent['lessons']> {
  const { staticLessons } = await import('../../src/features/journey/server/public.ts')
  return staticLessons(content.program, ({ moduleId, id }) => changed.includes(`modules/${moduleId}/${id}.md`))
}

async function outlineFor(content: Content): Promise<NextContent['outline']> {
  const { outlineOf } = await import('../../src/features/operator/content/server/outline.ts')
  return outlineOf(content)
}

type Asked = Pick<Wanted, 'version' | 'changed' | 'hasSameFront'> & { question: NextContentQuestion }

async function pagesOf(distDir: string, content: Content, { question, ...asked }: Asked) {
  const { differingPages } = await import('../build/pages/differing-pages.ts')
  const { everyLesson = false, rendered = [] } = question
  return differingPages(distDir, content, { ...asked, everyLesson, rendered: new Set(rendered) })
}
