import { eveningOf } from '#features/journey/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { besideExample } from '../../form/server/beside-example.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import { defaultFileSettings } from '../../settings/server/file-settings.ts'
import type { WeekStart } from '../../settings/server/week-began.ts'
import { keepFirst } from '../../snapshots/server/keep-first.ts'
import { ticksIn } from '../../ticks/server/ticks-in.ts'
import { tonightOf } from '../../tonight/server/read-tonight.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { FilledPage } from '../filled-page.ts'
import { isPageDone, missingOn } from '../judge-page.ts'
import { stateOf } from '../page-state.ts'
import type * as contract from '../pages.contract.ts'
import { findPage, isOpenTo, tierOf } from './find-page.ts'
import { withOffers } from './offers/with-offers.ts'
import { readAnswers, toAnswer, toHeld } from './read-answers.ts'
import { carriedReader, earlierPages } from './read-carried.ts'
import { readPageRows } from './read-page-rows.ts'
import { wirePage } from './wire-page.ts'

type GetPage = typeof contract.getPage

/** One's own answers stay readable below the page's tier; an empty page of a higher tier is refused. */
export async function getPage(ctx: MemberContext, { params }: Input<GetPage>): Promise<Reply<GetPage>> {
  const page = findPage(ctx, params.pageId)
  const filled = await readFilledPage(ctx, page)
  if (!filled) throw founderFileRefusals.locked(tierName[tierOf(ctx, page)])
  return filled
}

/** The page of a lesson, in the one call that the lesson makes for it. */
export async function getLessonPage(
  ctx: MemberContext,
  { params }: Input<typeof contract.getLessonPage>,
): Promise<Reply<typeof contract.getLessonPage>> {
  const { pageOfLesson, checklistOf } = ctx.worksheets
  const [page, checklist] = [pageOfLesson.get(params.subModuleId), checklistOf(params.subModuleId)]
  const canTick = checklist !== undefined && isOpenTo(ctx, checklist)
  if (!page) {
    const answers = checklist && (await readAnswers(ctx, ctx.member.id, [checklist.id])).get(checklist.id)
    return { filled: null, beside: [], ticks: ticksIn(checklist, answers), canTick }
  }
  const read = await readPageWithRow(ctx, page, checklist)
  const ticks = ticksIn(checklist, checklist && read[0].answers.get(checklist.id))
  const filled = (await ownPage(ctx, page, read)) ?? null
  const lesson = ctx.program.subModuleById.get(params.subModuleId)
  const beside = filled && lesson ? [...besideExample(page, lesson)] : []
  const [{ answers }, row] = read
  const evening = eveningOf(row, ctx.member.timeZone)
  // Whoever asks for the page of a lesson has its text before them.
  const begun = { ...evening, openedOn: evening.openedOn ?? localDate(ctx.member.timeZone, ctx.now()).toString() }
  const tonight = filled?.isOpen && lesson ? tonightOf(ctx, { lesson, page, answers, evening: begun }) : null
  return { filled, ...opener(ctx, page), beside, ticks, canTick, tonight }
}

async function readFilledPage(ctx: MemberContext, page: Worksheet): Promise<FilledPage | undefined> {
  return ownPage(ctx, page, await readPageWithRow(ctx, page))
}

type PageWithRow = Awaited<ReturnType<typeof readPageWithRow>>

async function ownPage(ctx: MemberContext, page: Worksheet, read: PageWithRow): Promise<FilledPage | undefined> {
  const filled = toFilledPage(ctx, page, read)
  if (!filled) return undefined
  const [{ answers, kept }, { weekStart }] = read
  const known = {
    fields: answers.get(page.id) ?? new Map(),
    keptAt: kept.at(-1)?.keptAt,
    weekStart: weekStart ?? defaultFileSettings(ctx).weekStart,
  }
  const first = filled.isOpen ? keepFirst(ctx, page, known) : undefined
  return withOffers(ctx, page, { ...filled, ...(first ? { keepFirst: first } : {}) })
}

/** What a page is told from; the ticks of a checklist come with it. */
export const readPageWithRow = (ctx: FileOwner, page: Worksheet, checklist?: Worksheet) =>
  Promise.all([
    readPageRows(ctx, [page.id, ...earlierPages(ctx.worksheets, page), ...(checklist ? [checklist.id] : [])]),
    readRow(ctx, page),
  ])

/** The page as its owner sees it; undefined where it is closed to them and they never wrote on it. */
export function toFilledPage(
  ctx: FileOwner,
  page: Worksheet,
  [{ answers, displaced, kept }, row]: PageWithRow,
): FilledPage | undefined {
  const isOpen = isOpenTo(ctx, page)
  if (!isOpen && row.version === null && kept.length === 0) return undefined

  const fields = answers.get(page.id) ?? new Map()
  const { sources, worked } = carriedReader(ctx, answers).of(page, fields)
  const fixed = new Set(page.places.filter(({ isReadonly }) => isReadonly).map(({ address }) => address))
  const carried = [...sources].filter(([address]) => fixed.has(address) || fields.get(address)?.value == null)
  const held = toHeld(fields)
  return {
    page: wirePage(page),
    answers: Object.fromEntries([...fields].map(([field, stored]) => [field, toAnswer(stored, displaced.get(field))])),
    computed: worked.computed(),
    carried: Object.fromEntries(carried),
    kept,
    state: stateOf({ answers: row.answers ?? 0, isDone: isPageDone(page, held, worked), kept: kept.length }),
    version: row.version ?? 0,
    ...(row.erasedVersion === null ? {} : { erasedVersion: row.erasedVersion }),
    currency: row.currency ?? defaultFileSettings(ctx).currency,
    isOpen,
    ...opener(ctx, page),
    missing: missingOn(page, held, worked),
  }
}

const opener = (ctx: FileOwner, page: Worksheet) => (isOpenTo(ctx, page) ? {} : { opensWith: tierOf(ctx, page) })

type PageRow = Record<'currency' | 'weekdays' | 'startsAt' | 'openedAt', string | null> & {
  weekStart: WeekStart | null
} & Record<'version' | 'answers' | 'erasedVersion' | 'hoursPerWeek' | 'minutesPerWeek', number | null>

/** What lists show of the page, the member's currency and work week, and when they opened its lesson; nulls where there is none yet. */
const readRow = ({ db, member }: FileOwner, { id: pageId, lessons }: Worksheet): Promise<PageRow> =>
  db
    .selectFrom('users')
    .leftJoin('filePages', (on) => on.onRef('filePages.memberId', '=', 'users.id').on('filePages.pageId', '=', pageId))
    .leftJoin('fileSettings', 'fileSettings.memberId', 'users.id')
    .leftJoin('fileErasures', (on) =>
      on.onRef('fileErasures.memberId', '=', 'users.id').on('fileErasures.pageId', '=', pageId),
    )
    .leftJoin('workHours', 'workHours.memberId', 'users.id')
    .leftJoin('lessonOpenings', (on) =>
      on.onRef('lessonOpenings.memberId', '=', 'users.id').on('subModuleId', '=', lessons[0] ?? ''),
    )
    .select([
      'filePages.version',
      'filePages.answers',
      'fileSettings.currency',
      'fileSettings.weekStart',
      'fileErasures.version as erasedVersion',
      'hoursPerWeek',
      'minutesPerWeek',
      'weekdays',
      'startsAt',
      'openedAt',
    ])
    .where('users.id', '=', member.id)
    .executeTakeFirstOrThrow()
