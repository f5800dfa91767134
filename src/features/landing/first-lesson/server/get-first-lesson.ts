import type { PublicContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getFirstLesson as endpoint } from '../first-lesson.contract.ts'

export async function getFirstLesson({ siteTexts }: PublicContext): Promise<Reply<typeof endpoint>> {
  const { path, title, outcome, minutes, moduleTitle, blocks } = siteTexts.firstLesson()
  return { path, title, outcome, minutes, moduleTitle, blocks: [...blocks] }
}
