import { loadKnown, writeBuiltKnown } from '#features/assistant/server/public.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { next } from './folders.ts'

/** Compares what is known to be said to the assistant once for all starts. */
export function makeKnownTexts(contentDir: string): void {
  const reader = contentReader(contentDir)
  const { program, questions } = loadContent(reader, { local: true })
  writeBuiltKnown(`${next}/server`, loadKnown(reader, program, questions()))
}
