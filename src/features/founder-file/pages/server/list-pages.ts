import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import { figureText } from '../figure-text.ts'
import type * as contract from '../pages.contract.ts'
import { tierOf } from './find-page.ts'
import { type KeyFigure, stateOf } from './page-state.ts'

/** Every page in the order of the program. */
export async function listPages(ctx: MemberContext): Promise<Reply<typeof contract.listPages>> {
  const { db, member, program, worksheets } = ctx
  const [rows, { currency, weekStart }] = await Promise.all([
    db
      .selectFrom('filePages')
      .select(['pageId', 'answers', 'isDone', 'keyFigure', 'keptOn', 'updatedAt'])
      .where('memberId', '=', member.id)
      .execute(),
    readFileSettings(ctx),
  ])
  const rowOf = new Map(rows.map((row) => [row.pageId, row]))
  const inOrder = [...new Set([...program.subModuleById.keys()].flatMap((id) => worksheets.pageOfLesson.get(id) ?? []))]
  const pages = inOrder.map((page) => {
    const row = rowOf.get(page.id)
    const keptOn = JSON.parse(row?.keptOn ?? '[]') as string[]
    return {
      id: page.id,
      title: page.title,
      moduleId: program.subModuleById.get(page.lessons[0] ?? '')?.moduleId ?? '',
      subModuleIds: [...page.lessons],
      state: stateOf({ answers: row?.answers ?? 0, isDone: row?.isDone === 1, kept: keptOn.length }),
      keptOn,
      updatedAt: row?.updatedAt ?? null,
      isOpen: opens(member.tier, tierOf(ctx, page)),
      keyFigure: row?.keyFigure ? toldFigure(JSON.parse(row.keyFigure) as KeyFigure, currency) : null,
    }
  })
  return { pages, currency, weekStart }
}

const toldFigure = ({ label, value, kind, digits }: KeyFigure, currency: string) => ({
  label,
  text: figureText(value, { kind, digits }, currency),
})
