import type { MemberContext } from '#platform/server/context.ts'
import type { Held } from '../../pages/held.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import { ticksIn } from '../../ticks/server/ticks-in.ts'
import { BodyItem } from '../../worksheets/body.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { blocksOf, placesOf } from '../../worksheets/places.ts'

/** A page with the checklists of its lessons below it, where something is ticked; else the page as it is. */
export function withChecklist(
  { worksheets }: MemberContext,
  page: Worksheet,
  answers: ReadonlyMap<string, StoredFields>,
): { page: Worksheet; ticks: Held } {
  const items = page.lessons.flatMap((lesson) => {
    const checklist = worksheets.findById(lesson)
    const ticks = ticksIn(checklist, answers.get(lesson))
    return Object.values(ticks).some(({ value }) => value)
      ? (checklist?.places ?? []).map(({ address, label }) => ({
          address,
          label,
          value: ticks[address]?.value === true,
        }))
      : []
  })
  if (items.length === 0) return { page, ticks: new Map() }
  // A page and a checklist may use the same key.
  const keyed = items.map((item, index) => ({ ...item, field: `checked_${index}` }))
  const body = [
    ...page.body,
    BodyItem.parse({ heading: 'Checklist' }),
    ...keyed.map(({ field, label }) => BodyItem.parse({ field, label, kind: 'tick' })),
  ]
  return {
    page: { ...page, body, places: placesOf(body), blocks: blocksOf(body) },
    ticks: new Map(keyed.map(({ field, value }) => [field, { value, mark: null }])),
  }
}
