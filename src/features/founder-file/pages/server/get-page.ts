import { tierName } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'
import type * as contract from '../pages.contract.ts'
import { workOutPage } from '../work-out-page.ts'
import { findPage, isOpenTo, tierOf } from './find-page.ts'
import { stateOf } from './page-state.ts'
import { readAnswers, readDisplaced, toAnswer, toHeld } from './read-answers.ts'
import { readCarried } from './read-carried.ts'

type GetPage = typeof contract.getPage

/** One's own answers stay readable below the page's tier; an empty page of a higher tier is refused. */
export async function getPage(ctx: MemberContext, { params }: Input<GetPage>): Promise<Reply<GetPage>> {
  const page = findPage(ctx, params.pageId)
  const isOpen = isOpenTo(ctx, page)
  const [answers, displaced, kept, row, sources, settings] = await Promise.all([
    readAnswers(ctx, ctx.member.id, [page.id]),
    readDisplaced(ctx, ctx.member.id, page.id),
    readKept(ctx, page.id),
    readRow(ctx, page.id),
    readCarried(ctx, page),
    readFileSettings(ctx),
  ])
  if (!isOpen && !row && kept.length === 0) throw founderFileRefusals.locked(tierName[tierOf(ctx, page)])

  const fields = answers.get(page.id) ?? new Map()
  const carried = new Map([...sources].filter(([address]) => fields.get(address)?.value == null))
  const worked = workOutPage(
    page,
    toHeld(fields),
    new Map([...sources].map(([address, { value }]) => [address, value])),
  )
  return {
    page: toldPage(page),
    answers: Object.fromEntries([...fields].map(([field, stored]) => [field, toAnswer(stored, displaced.get(field))])),
    computed: worked.computed(),
    carried: Object.fromEntries(carried),
    kept,
    state: stateOf({ answers: row?.answers ?? 0, isDone: row?.isDone === 1, kept: kept.length }),
    version: row?.version ?? 0,
    currency: settings.currency,
    isOpen,
    missing: worked.missing(),
  }
}

const readKept = ({ db, member }: MemberContext, pageId: string) =>
  db
    .selectFrom('fileSnapshots')
    .select(['id', 'keptOn'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .orderBy('keptAt')
    .execute()

const readRow = ({ db, member }: MemberContext, pageId: string) =>
  db
    .selectFrom('filePages')
    .select(['version', 'answers', 'isDone'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .executeTakeFirst()

const toldPage = ({ id, title, use, lessons, places, body, done, good, example, keep, resource }: Worksheet) => ({
  id,
  title,
  use,
  subModuleIds: [...lessons],
  fields: places.map(toldField),
  body: [...body],
  done: [...done],
  good: [...good],
  example: { business: example.business, story: example.story },
  keepOn: keep && 'days' in keep ? [...keep.days] : [],
  resource: resource ?? null,
})

const toldField = ({ address, label, kind, unit, required, formula }: Place) => ({
  key: address,
  label,
  kind,
  ...(unit ? { unit } : {}),
  required,
  computed: formula !== undefined,
})
