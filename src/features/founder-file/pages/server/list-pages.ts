import { sql } from 'kysely'
import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { onceFor } from '#platform/server/once.ts'
import type { Reply } from '#shared/endpoint.ts'
import { defaultFileSettings } from '../../settings/server/file-settings.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { sourceParts } from '../addresses.ts'
import { figureText } from '../figure-text.ts'
import { isPageDone } from '../judge-page.ts'
import { stateOf } from '../page-state.ts'
import type * as contract from '../pages.contract.ts'
import { tierOf } from './find-page.ts'
import { type KeyFigure, keyFigureOf } from './key-figure.ts'
import { readAnswers, toHeld } from './read-answers.ts'
import { carriedReader, earlierPages, withCarriedMarks } from './read-carried.ts'

/** Every page in the order of the program. */
export async function listPages(ctx: MemberContext): Promise<Reply<typeof contract.listPages>> {
  const { member } = ctx
  const rows = await readRows(ctx)
  const follow = await readFollowing(ctx, rows)
  const { currency, weekStart } = settingsIn(ctx, rows[0])
  const rowOf = new Map(rows.map((row) => [row.pageId, row]))
  const all = pagesInOrder(ctx)
  const pages = all.map((page, at) => {
    const stored = rowOf.get(page.id)
    const row = stored && { ...stored, ...follow(page) }
    const keptOn = JSON.parse(row?.keptOn ?? '[]') as string[]
    return {
      id: page.id,
      title: page.title,
      moduleId: moduleOf(ctx, page),
      subModuleIds: [...page.lessons],
      state: stateOf({ answers: row?.answers ?? 0, isDone: Boolean(row?.isDone), kept: keptOn.length }),
      keptOn,
      updatedAt: row?.updatedAt ?? null,
      isOpen: opens(member.tier, tierOf(ctx, page)),
      goesInto: row?.answers ? goesInto(ctx, page, all.slice(at + 1)) : null,
      keyFigure: row?.keyFigure ? toldFigure(JSON.parse(row.keyFigure) as KeyFigure, currency) : null,
    }
  })
  return { pages, currency, weekStart }
}

/** The first later lesson, open to the member, whose page takes something of this one over. */
function goesInto(ctx: MemberContext, { id }: Worksheet, later: readonly Worksheet[]): string | null {
  const into = later.find((page) => takesOver(page).has(id) && opens(ctx.member.tier, tierOf(ctx, page)))
  return ctx.program.subModuleById.get(into?.lessons[0] ?? '')?.title ?? null
}

const takesOver = onceFor(
  ({ places }: Worksheet) => new Set(places.flatMap(({ from }) => from.map((source) => sourceParts(source).pageId))),
)

type Content = Pick<MemberContext, 'program' | 'worksheets'>

/** The pages in the order of the program. */
export const pagesInOrder = ({ program, worksheets }: Content): Worksheet[] => [
  ...new Set([...program.subModuleById.keys()].flatMap((id) => worksheets.pageOfLesson.get(id) ?? [])),
]

/** The module that a page is listed in: that of its first lesson. */
export const moduleOf = ({ program }: Pick<Content, 'program'>, { lessons }: Worksheet): string =>
  program.subModuleById.get(lessons[0] ?? '')?.moduleId ?? ''

const toldFigure = ({ label, value, kind, digits, mark }: KeyFigure, currency: string) => ({
  label,
  ...(mark ? { mark } : {}),
  text: figureText(value, { kind, digits }, currency),
})

/** What is listed of each page that was begun, and beside it the member's settings; one row with these alone where none was. */
const readRows = ({ db, member }: MemberContext) =>
  db
    .selectFrom('users')
    .leftJoin(begunPages(db, member.id).as('pages'), (on) => on.onTrue())
    .leftJoin('fileSettings', 'fileSettings.memberId', 'users.id')
    .select(['pageId', 'answers', 'isDone', 'keyFigure', 'keptOn', 'pages.updatedAt', 'currency', 'weekStart'])
    .where('users.id', '=', member.id)
    .execute()

/**
 * In two parts: on PostgreSQL the short rows lie in an index with all that is listed of them, in which long ones have no
 * room. It is found by the very words of its condition (migration 0161).
 */
function begunPages(db: Db, memberId: string) {
  const all = db
    .selectFrom('filePages')
    .select(['pageId', 'answers', 'isDone', 'keyFigure', 'keptOn', 'updatedAt'])
    .where('memberId', '=', memberId)
  return all.where(isShortPage).unionAll(all.where(isLongPage))
}

const pageLength = sql`octet_length("keptOn") + coalesce(octet_length("keyFigure"), 0)`
export const isShortPage = sql<boolean>`${pageLength} <= 1500`
const isLongPage = sql<boolean>`${pageLength} > 1500`

const settingsIn = (ctx: MemberContext, row: Awaited<ReturnType<typeof readRows>>[number] | undefined) => ({
  currency: row?.currency ?? defaultFileSettings(ctx).currency,
  weekStart: row?.weekStart ?? defaultFileSettings(ctx).weekStart,
})

/** Two saves at the same time may each not have seen the other: within this many milliseconds their order says nothing. */
const sameTime = 10_000

/**
 * Pages that carry answers over come to something else when these change: where an earlier page was saved since, state and
 * figure are worked out when they are asked for.
 */
async function readFollowing(ctx: MemberContext, rows: Awaited<ReturnType<typeof readRows>>) {
  const savedAt = new Map(rows.map(({ pageId, updatedAt }) => [pageId, Date.parse(updatedAt ?? '')]))
  const late = ctx.worksheets.pages.filter((page) => {
    const own = savedAt.get(page.id)
    if (own === undefined) return false
    return earlierPages(ctx.worksheets, page).some((id) => (savedAt.get(id) ?? 0) > own - sameTime)
  })
  const ids = new Set(late.flatMap((page) => [page.id, ...earlierPages(ctx.worksheets, page)]))
  const answers = await readAnswers(ctx, ctx.member.id, [...ids])
  const pages = carriedReader(ctx, answers)
  const isLate = new Set(late)
  return (page: Worksheet) => {
    const fields = answers.get(page.id)
    if (!fields || fields.size === 0 || !isLate.has(page)) return undefined
    const { sources, worked } = pages.of(page, fields)
    const held = toHeld(fields)
    const isDone = isPageDone(page, held, worked)
    return { isDone, keyFigure: keyFigureOf(page, worked, isDone, withCarriedMarks(page, held, sources)) }
  }
}
