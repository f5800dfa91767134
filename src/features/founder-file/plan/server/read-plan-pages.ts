import type { MemberContext } from '#platform/server/context.ts'
import type { Held } from '../../pages/held.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { readCarried } from '../../pages/server/read-carried.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { partsOf } from './load-plan.ts'

/** A page that something stands on, with what it comes to. */
export type PlanPage = { page: Worksheet; held: Held; worked: ReturnType<typeof workOutPage> }

/** Every page that the plan takes from and that the member wrote on. */
export async function readPlanPages(ctx: MemberContext): Promise<ReadonlyMap<string, PlanPage>> {
  const { plan, pageById } = ctx.worksheets
  const sources = Object.values(plan).flatMap(({ lines }) => lines.flatMap(({ from }) => from))
  const pageIds = [...new Set(sources.map((source) => partsOf(source).pageId))]
  const answers = await readAnswers(ctx, ctx.member.id, pageIds)
  const pages = await Promise.all(
    pageIds.map(async (id): Promise<[string, PlanPage][]> => {
      const page = pageById.get(id)
      const fields = answers.get(id)
      if (!page || !fields || fields.size === 0) return []
      const carries = page.places.some(({ from }) => from.length > 0)
      const sources = carries ? await readCarried(ctx, page) : new Map<string, never>()
      const carried = new Map([...sources].map(([address, { value }]) => [address, value]))
      const held = toHeld(fields)
      return [[id, { page, held, worked: workOutPage(page, held, carried) }]]
    }),
  )
  return new Map(pages.flat())
}
