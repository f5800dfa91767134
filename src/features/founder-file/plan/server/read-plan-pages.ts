import type { MemberContext } from '#platform/server/context.ts'
import { sourceParts } from '../../pages/addresses.ts'
import type { Held } from '../../pages/held.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages, withCarriedMarks } from '../../pages/server/read-carried.ts'
import type { workOutPage } from '../../pages/work-out-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

/** A page that something stands on, with what it comes to. */
export type PlanPage = { page: Worksheet; held: Held; worked: ReturnType<typeof workOutPage> }

/** Every page that the plan takes from and that the member wrote on. */
export async function readPlanPages(ctx: MemberContext): Promise<ReadonlyMap<string, PlanPage>> {
  const { plan, pageById } = ctx.worksheets
  const sources = Object.values(plan).flatMap(({ lines }) => lines.flatMap(({ from }) => from))
  const pageIds = [...new Set(sources.map((source) => sourceParts(source).pageId))]
  const earlier = pageIds.flatMap((id) => earlierPages(ctx.worksheets, pageById.get(id)))
  const answers = await readAnswers(ctx, ctx.member.id, [...new Set([...pageIds, ...earlier])])
  const carried = carriedReader(ctx, answers)
  const pages = pageIds.flatMap((id): [string, PlanPage][] => {
    const page = pageById.get(id)
    const fields = answers.get(id)
    if (!page || !fields || fields.size === 0) return []
    const { sources, worked } = carried.of(page, fields)
    return [[id, { page, held: withCarriedMarks(page, toHeld(fields), sources), worked }]]
  })
  return new Map(pages)
}
