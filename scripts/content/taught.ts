import { loadTaught } from '#features/assistant/server/public.ts'
import { ContentMistake, contentReader } from '#platform/server/content-files.ts'
import type { Content, Fault } from './content.ts'

/** A server starts without what the assistant learns from, so a mistake in it is not seen at the start. */
export function checkTaught({ root, program, questions }: Content): Fault[] {
  try {
    loadTaught(contentReader(root), program, questions)
    return []
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error
    return error.message.split('\n').map((mistake) => {
      const [where = '', ...says] = mistake.split(': ')
      return { where, says: says.join(': ') }
    })
  }
}
