import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { Understand } from '../../../../understanding/server/create-understanding.ts'

/** How likely a question is about the lesson of each page, the likeliest 1; pages whose lessons nothing speaks for are left out. */
export type PagesMeant = (question: string) => ReadonlyMap<string, number>

/** All that is known to be said about a lesson speaks for its page, though none of it names a field. */
export function pagesMeant(pages: readonly Pick<Worksheet, 'id' | 'lessons'>[], meant: Understand): PagesMeant {
  const pagesOf = new Map<string, string[]>()
  for (const { id, lessons } of pages)
    for (const lesson of lessons) pagesOf.set(lesson, [...(pagesOf.get(lesson) ?? []), id])
  return (question) => {
    const likely = new Map<string, number>()
    const all = meant(question).filter(({ kind, id }) => kind === 'lesson' && pagesOf.has(id))
    const best = all[0]?.score ?? 1
    for (const { id, score } of all)
      for (const page of pagesOf.get(id) ?? []) if (!likely.has(page)) likely.set(page, score / best)
    return likely
  }
}
