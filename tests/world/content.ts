import { resolve } from 'node:path'
import type { Config } from '#app/config.ts'
import { type Content, loadContent } from '#app/server/content/load-content.ts'
import { loadKnown } from '#features/assistant/server/public.ts'
import { loadCoaching } from '#features/coaching/server/load-coaching.ts'
import { type ContentReader, contentReader, type ParsedFiles } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'

const shipped = resolve('content')
const parsed: ParsedFiles = new Map()
let loaded: Content | undefined

/**
 * The program as it is shipped is read once, frozen, and shared by all worlds of a process; a folder of a test's own is read
 * anew, but for files that are the same there, byte for byte, which aren't parsed again.
 */
export function contentFor({ contentDir, local }: Config): Content {
  const reader = contentReader(contentDir, contentDir === shipped ? parsed : new Map(parsed))
  if (contentDir !== shipped) return withBuiltKnown(loadContent(reader, { local }), reader)
  loaded ??= withBuiltKnown(loadContent(reader, { local: true }), reader)
  // Nothing else depends on where it is served.
  return local ? loaded : { ...loaded, coaching: loadCoaching(reader, { ...loaded, local }) }
}

/** The whole run has just built what is known to be said, as an installation has it, and it serves each content that says the same; a file alone makes it of the sources of now. */
export const builtKnown = process.env.TEST_BUILT_SERVER ? resolve('dist/server/known-texts.bin') : undefined

function withBuiltKnown(content: Content, reader: ContentReader): Content {
  if (!builtKnown) return content
  const questions = once(() => {
    const read = content.questions()
    return { ...read, known: () => loadKnown(reader, content.program, read, builtKnown) }
  })
  return { ...content, questions }
}
