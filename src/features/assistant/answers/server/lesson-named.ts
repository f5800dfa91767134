import type { Question } from '../../models/server/chat-model.ts'

const links = /\]\(\/modules\/[\w-]+\/submodules\/([\w-]+)\)/g

/**
 * The lesson that an answer sends its reader to: the first that it links. What comes next for the member stands in answers
 * about their progress too, and counts where the question found it.
 */
export function lessonNamed(answer: string, { passages, near, member }: Question): string | null {
  const found = new Set([...passages, ...near].map(({ id }) => id))
  const named = [...answer.matchAll(links)].map(([, id = '']) => id)
  return named.find((id) => found.has(id) || id !== member.next?.id) ?? null
}
