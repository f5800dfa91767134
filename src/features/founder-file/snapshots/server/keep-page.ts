import { sql } from 'kysely'
import { programDay } from '#features/journey/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { isBlank } from '../../pages/apply-save.ts'
import { findOpenPage } from '../../pages/server/find-page.ts'
import { readAnswers, type StoredFields, toHeld } from '../../pages/server/read-answers.ts'
import { readWorked } from '../../pages/server/read-carried.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type * as contract from '../snapshots.contract.ts'
import { noteKeptOn, refuseWithoutRoom } from './room-for-copies.ts'

type Keep = typeof contract.keepPage

/** Keeps a dated copy; the same id keeps once, and so does the same page twice a day. */
export async function keepPage(ctx: MemberContext, { params, body }: Input<Keep>): Promise<Reply<Keep>> {
  const page = findOpenPage(ctx, params.pageId)
  return transaction(
    ctx,
    async (ctx) => {
      await lockPage(ctx, page.id)
      const known = body?.id ? await findSnapshot(ctx, page.id, body.id) : undefined
      if (known) return { id: known.id, keptOn: known.keptOn }
      const fields = (await readAnswers(ctx, ctx.member.id, [page.id])).get(page.id) ?? new Map()
      return (await findSame(ctx, page.id, fields)) ?? insertSnapshot(ctx, page, fields, { id: body?.id })
    },
    { raises: false },
  )
}

/** The latest copy, where it is of today and nothing was changed since: two of them couldn't be told apart. */
async function findSame({ db, member, now }: MemberContext, pageId: string, fields: StoredFields) {
  const latest = await db
    .selectFrom('fileSnapshots')
    .select(['id', 'keptOn', 'answers'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .orderBy('keptAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  const isSame = latest?.keptOn === localDate(member.timeZone, now()).toString() && latest.answers === answersOf(fields)
  return isSame ? { id: latest.id, keptOn: latest.keptOn } : undefined
}

const answersOf = (fields: StoredFields): string => JSON.stringify(Object.fromEntries(toHeld(fields)))

type Kept = { id?: string | undefined; room?: number }

export async function insertSnapshot(
  ctx: MemberContext,
  page: Worksheet,
  fields: StoredFields,
  { id = newId(), room }: Kept = {},
) {
  if ([...fields.values()].every(({ value }) => isBlank(value))) throw founderFileRefusals.nothingToKeep()
  const { worked } = await readWorked(ctx, page, fields)
  const now = ctx.now()
  const keptOn = localDate(ctx.member.timeZone, now).toString()
  const copy = {
    answers: answersOf(fields),
    computed: JSON.stringify(worked.computed()),
  }
  await refuseWithoutRoom(ctx, page.id, [copy], room)
  await ctx.db
    .insertInto('fileSnapshots')
    .values({
      memberId: ctx.member.id,
      id,
      pageId: page.id,
      keptOn,
      keptAt: iso(now),
      programDay: programDay(ctx.member, now),
      ...copy,
    })
    .execute()
  await noteKeptOn(ctx, page.id)
  return { id, keptOn }
}

export const findSnapshot = ({ db, member }: MemberContext, pageId: string, id: string) =>
  db
    .selectFrom('fileSnapshots')
    .select(['id', 'keptOn', 'answers'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst()
