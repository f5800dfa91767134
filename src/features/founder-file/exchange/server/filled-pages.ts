import type { MemberContext } from '#platform/server/context.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, valuesOf, withCarriedMarks } from '../../pages/server/read-carried.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import { withChecklist } from './with-checklist.ts'
import type { FilledPage } from './workbook/page-sheet.ts'

/** Pages with what the member wrote on them, in the order of the program; of all pages those on which something stands or is ticked. */
export async function filledPages(ctx: MemberContext, asked: ReadonlySet<string> | undefined): Promise<FilledPage[]> {
  const { program, worksheets } = ctx
  const inOrder = [...new Set([...program.subModuleById.keys()].flatMap((id) => worksheets.pageOfLesson.get(id) ?? []))]
  const { currency } = await readFileSettings(ctx)
  const answers = await readAnswers(
    ctx,
    ctx.member.id,
    inOrder.flatMap(({ id, lessons }) => [id, ...lessons]),
  )
  const pages = carriedReader(ctx, answers)
  const filled: FilledPage[] = []
  for (const page of inOrder.filter(({ id }) => asked?.has(id) ?? true)) {
    const fields = answers.get(page.id) ?? new Map()
    const { page: whole, ticks } = withChecklist(ctx, page, answers)
    if (fields.size + ticks.size === 0) continue
    const { sources, worked } = pages.of(page, fields)
    const held = withCarriedMarks(page, toHeld(fields), sources)
    if (ticks.size === 0) filled.push({ page, held, worked, currency })
    else {
      const all = new Map([...toHeld(fields), ...ticks])
      const both = { held: new Map([...held, ...ticks]), worked: workOutPage(whole, all, valuesOf(sources)) }
      filled.push({ page: whole, ...both, currency })
    }
  }
  return filled
}
