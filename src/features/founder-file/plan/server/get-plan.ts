import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { sourceParts } from '../../pages/addresses.ts'
import { isOpenTo, tierOf } from '../../pages/server/find-page.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type * as contract from '../plan.contract.ts'
import { linesOf } from './plan-lines.ts'
import { readPlanPages } from './read-plan-pages.ts'

type Plan = Reply<typeof contract.getPlan>

/** Eleven boxes from what is answered; a box without any answer names the lesson that fills it. */
export async function getPlan(ctx: MemberContext): Promise<Plan> {
  const [pages, { currency }] = await Promise.all([readPlanPages(ctx), readFileSettings(ctx)])
  const boxes = Object.entries(ctx.worksheets.plan).map(([key, { title, lines: wanted }]) => {
    const lines = wanted.flatMap((line) => linesOf(line, pages, currency))
    const lesson = lessonOf(ctx, wanted[0]?.from[0] ?? '')
    return { key, title, lines, lesson, gap: lines.length === 0 ? lesson : null }
  })
  return { boxes, currency, date: localDate(ctx.member.timeZone, ctx.now()).toString() }
}

function lessonOf(ctx: MemberContext, source: string): Plan['boxes'][number]['lesson'] {
  const { program, worksheets } = ctx
  const { pageId } = sourceParts(source)
  const page = worksheets.pageById.get(pageId)
  const subModuleId = page?.lessons[0] ?? ''
  const lesson = program.subModuleById.get(subModuleId)
  return {
    pageId,
    subModuleId,
    moduleId: lesson?.moduleId ?? '',
    title: lesson?.title ?? '',
    minutes: lesson?.estimatedMinutes ?? 0,
    opensWith: page && !isOpenTo(ctx, page) ? tierOf(ctx, page) : null,
  }
}
