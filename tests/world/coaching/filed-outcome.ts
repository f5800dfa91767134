import { fileOutcome } from '#features/coaching/outcomes/outcomes.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { TestMember, World } from '../world.ts'

/** Writes something on every page that an outcome wants, and measures its numbers. */
export async function fillEvidence(world: World, member: TestMember, outcomeId: string): Promise<string[]> {
  const { coaching, worksheets } = world.services
  const outcome = coaching.outcomes.find(({ id }) => id === outcomeId)
  const pages = outcome?.evidence.map(({ page }) => page) ?? []
  const save = (pageId: string, field: string, value: unknown) =>
    member.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } } as never)
  for (const page of pages) await save(page, 'elsewhere', 'In my books')
  for (const key of outcome?.numbers ?? []) {
    const place = worksheets.metrics
      .find((metric) => metric.key === key)
      ?.fedBy.find(({ pageId }) => pages.includes(pageId))
    if (place) await save(place.pageId, place.address, 5200)
  }
  return pages
}

/** The same, and files it with a coach, or with none. */
export async function fileWith(world: World, member: TestMember, outcomeId: string, coachId: string | null) {
  await fillEvidence(world, member, outcomeId)
  return member.call(fileOutcome, { params: { outcomeId }, body: { coachId } })
}
