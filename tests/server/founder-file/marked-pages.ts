import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { isLongRun } from '#tests/world/long-run.ts'
import type { World } from '#tests/world/world.ts'

/** Its pages are shared together. */
export const sharedModule = 'foundation-01-founder-baseline'

/**
 * Every page in the long run. In the short one those that something beside the pages reads (outcomes, numbers of the business,
 * the plan) or that are shared as a module, and of the others, the shortest first, those that have a kind of place which none
 * before them has.
 */
export function markedPages({ services }: World): readonly Worksheet[] {
  const { pages, metrics, plan } = services.worksheets
  if (isLongRun) return pages
  const isInModule = (lesson: string) => services.program.subModuleById.get(lesson)?.moduleId === sharedModule
  const read = new Set([
    ...services.coaching.outcomes.flatMap(({ evidence }) => evidence.map(({ page }) => page)),
    ...metrics.flatMap(({ fedBy }) => fedBy.map(({ pageId }) => pageId)),
    ...Object.values(plan).flatMap(({ lines }) => lines.flatMap(({ from }) => sourceParts(from[0] ?? '').pageId)),
    ...pages.filter(({ lessons }) => lessons.some(isInModule)).map(({ id }) => id),
  ])
  const seen = new Set(pages.filter(({ id }) => read.has(id)).flatMap(kindsOf))
  const byLength = pages.toSorted((one, other) => one.places.length - other.places.length)
  const more = byLength.filter((page) => {
    const isNew = !read.has(page.id) && kindsOf(page).some((kind) => !seen.has(kind))
    for (const kind of isNew ? kindsOf(page) : []) seen.add(kind)
    return isNew
  })
  return pages.filter((page) => read.has(page.id) || more.includes(page))
}

/** What a page is made of, and what else it takes part in. */
const kindsOf = ({ places, blocks, keep, sheet, resource, lessons }: Worksheet): string[] => [
  ...places.map(({ block, kind, formula, from, mark, choices }) =>
    [
      blocks.get(block)?.what,
      kind,
      formula !== undefined,
      from.length > 0,
      mark !== undefined,
      choices !== undefined,
    ].join(),
  ),
  `kept ${keep !== undefined}`,
  `with a sheet ${sheet !== undefined}`,
  `with a file ${resource !== undefined}`,
  `of ${lessons.length} lessons`,
]
