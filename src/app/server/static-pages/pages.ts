import { join } from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { createDocuments, type Documents } from '#platform/server/http/documents.ts'
import type { PolicyHosts } from '#platform/server/http/security-headers.ts'
import { createStaticLessons, type StaticLessons } from './static-lessons.ts'
import '../content/content-services.ts'

/** A build is for one's own machine and for the public: what only example addresses deliver is marked in it. */
const exampleFeatures = /<li [^>]*data-example[^>]*>.*?<\/li>/gs

export type Pages = Documents & StaticLessons

/** The documents of the content that a context has: the built ones, and in place of them what was rendered for it. */
export function createPages(distDir: string, origin: string, hostsOf: Readonly<Record<string, PolicyHosts>>) {
  // Goes with the content, compressed forms and all.
  const pagesOf = new WeakMap<Context['renderedPages'], Pages>()

  return ({ renderedPages, offer }: Context): Pages => {
    const known = pagesOf.get(renderedPages)
    if (known) return known
    const without = offer.showsExamples ? undefined : exampleFeatures
    const documents = createDocuments(join(distDir, 'pages'), { origin, hostsOf, instead: renderedPages, without })
    const pages = { ...documents, ...createStaticLessons(distDir, renderedPages) }
    pagesOf.set(renderedPages, pages)
    return pages
  }
}
