import { sql } from 'kysely'
import { opens, tiers } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike, isLike } from '#platform/server/database/like.ts'
import {
  type Closing,
  type ContentChange,
  type Counts,
  closingName,
  type KeyChange,
  keyName,
  type ModuleChange,
  type ModuleCounts,
} from '../content.rules.ts'

type Db = Pick<Context, 'db'>
type Asked = Pick<Context, 'db' | 'now'>

/** What members have of what changes. */
export async function countEffects(ctx: Asked, { modules, keys }: ContentChange): Promise<Counts> {
  const counts = { modules: {}, completed: {}, lockedOut: {}, answers: {} } as {
    [name in keyof Counts]: Record<string, Counts[name][string]>
  }
  for (const module of modules) {
    counts.modules[module.id] = await countModule(ctx, module)
    for (const { id } of module.removed) counts.completed[id] = await countCompleted(ctx, id)
    for (const closing of module.closed)
      counts.lockedOut[closingName(module, closing)] = await countLockedOut(ctx, closing)
  }
  for (const key of keys) counts.answers[keyName(key)] = await countAnswers(ctx, key)
  return counts
}

/**
 * Finished is who has its milestone; in it are those who began it or finished the one before, and have not finished it.
 * Lists that may be empty have a name that no lesson has.
 */
async function countModule({ db }: Db, { id, core, next, before }: ModuleChange): Promise<ModuleCounts> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('completions', (join) =>
      join
        .onRef('completions.memberId', '=', 'users.id')
        .on('completions.subModuleId', 'in', ['', ...core, ...next, ...(before?.core ?? [])]),
    )
    .where('users.role', '=', 'client')
    .groupBy('users.id')
    .select((eb) => {
      const done = (ids: readonly string[] = []) =>
        eb.fn.count<number>('completions.subModuleId').filterWhere('completions.subModuleId', 'in', ['', ...ids])
      const finished = (subject = '') =>
        eb
          .selectFrom('milestones')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('milestones.memberId', '=', 'users.id')
          .where('kind', '=', 'module')
          .where('subject', '=', subject)
      return [
        done(core).as('done'),
        done(next).as('doneOfNext'),
        done(before?.core).as('doneBefore'),
        finished(id).as('finished'),
        finished(before?.id).as('finishedBefore'),
      ]
    })
    .execute()
  const open = rows.filter(({ finished }) => Number(finished) === 0)
  const isNext = ({ doneBefore, finishedBefore }: (typeof rows)[number]) =>
    Number(finishedBefore) > 0 || Number(doneBefore) >= (before?.core.length ?? 0)
  return {
    finished: rows.length - open.length,
    inIt: open.filter((row) => Number(row.done) > 0 || isNext(row)).length,
    finishing: open.filter(({ doneOfNext }) => next.length > 0 && Number(doneOfNext) >= next.length).length,
  }
}

async function countCompleted({ db }: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('completions')
    .where('subModuleId', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a member completed stays open: locked out is who has not completed all of it. */
async function countLockedOut({ db, now }: Asked, { lessons, tier, from }: Closing): Promise<number> {
  const losing = tiers.filter((one) => opens(one, from) && !opens(one, tier))
  const ids = lessons.map(({ id }) => id)
  const { count } = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .where('users.role', '=', 'client')
    .where(heldTier(iso(now())), 'in', losing)
    .where(
      ({ selectFrom }) =>
        selectFrom('completions')
          .select(({ fn }) => fn.countAll<number>().as('done'))
          .whereRef('completions.memberId', '=', 'users.id')
          .where('completions.subModuleId', 'in', ids),
      '<',
      ids.length,
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An answer in a table or grid has its row or column between or behind the two parts of the key. */
async function countAnswers({ db }: Db, { pageId, key }: KeyChange): Promise<number> {
  const [block = '', part] = key.split('.').map(escapeLike)
  const patterns =
    part === undefined ? [block, `${block}.%`] : [`${block}.${part}`, `${block}.%.${part}`, `${block}.${part}.%`]
  const { count } = await db
    .selectFrom('fileAnswers')
    .where('pageId', '=', pageId)
    .where(({ or }) => or(patterns.map((pattern) => isLike(sql.ref('field'), pattern))))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
