import { loadKnown, writeBuiltKnown } from '#features/assistant/server/public.ts'
import { loadLearnedDoubts, writeLearnedDoubts } from '#features/founder-file/server/public.ts'
import { ContentMistake, contentReader } from '#platform/server/content-files.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { next } from './folders.ts'

/**
 * Compares what is known to be said to the assistant, and learns how answers are doubted, once for all starts. A mistake in
 * these files is told and stops no build: the server answers without them.
 */
export function makeLearnedTexts(contentDir: string): void {
  const reader = contentReader(contentDir)
  const { program, questions, worksheets } = loadContent(reader, { local: true })
  try {
    writeBuiltKnown(`${next}/server`, loadKnown(reader, program, questions()))
    const doubts = loadLearnedDoubts(reader, worksheets.pages)
    if (doubts) writeLearnedDoubts(`${next}/server`, doubts)
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error
    console.error(`\n${error.message}\n`)
  }
}
