import { sql } from 'kysely'
import type { Tier } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Seen } from '../../operator.rules.ts'
import { paying, peopleWhere } from './find-people.ts'
import { type Narrowed, seenSince } from './narrow-people.ts'

/** How many are found. What nearly everybody is, is counted as what is left of all: those who are not are few. */
export function countPeople(ctx: MemberContext, narrowed: Narrowed): Promise<number> {
  const { search, tier, status, coach, seen, zones } = narrowed
  if (seen && !coach && !zones && search === '' && !tier && !status) return countSeen(ctx, seen)
  if (coach || seen || zones) return countFound(ctx, narrowed)
  if (search === '' && tier && !status) return countHolders(ctx, tier)
  if (search === '' && !tier && status === 'no-coach') return countUncoached(ctx)
  return countFound(ctx, narrowed)
}

const everyone: Narrowed = { search: '' }

async function countFound(ctx: MemberContext, narrowed: Narrowed): Promise<number> {
  const { total } = await peopleWhere(ctx, narrowed)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** By each place that says when someone was last here; who wasn't seen is everybody else. */
async function countSeen(ctx: MemberContext, seen: Seen): Promise<number> {
  const since = seenSince(seen)
  const seenOnes = (db: Pick<Db, 'selectFrom'>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('seenAt', '>=', since)
      .union(db.selectFrom('sessions').select('userId as id').where('updatedAt', '>=', since))
      .as('seen')
  const { total } = await ctx.db
    .selectFrom(seenOnes)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return seen === 'away' ? (await countFound(ctx, everyone)) - Number(total) : Number(total)
}

/** Whoever holds a plan has a membership. */
async function countHolders(ctx: MemberContext, tier: Tier): Promise<number> {
  const at = iso(ctx.now())
  const { total } = await ctx.db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(tier === 'starter' ? paying(at) : sql<boolean>`${heldTier(at)} = ${tier}`)
    .executeTakeFirstOrThrow()
  return tier === 'starter' ? (await countFound(ctx, everyone)) - Number(total) : Number(total)
}

/** All but coaches and the coached; a coach who is coached was left out twice. */
async function countUncoached(ctx: MemberContext): Promise<number> {
  const coached = ctx.db
    .selectFrom('coachClients')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('liveClientId', 'is not', null)
  const both = peopleWhere(ctx, { search: '', status: 'coach' })
    .innerJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
  const all = await countFound(ctx, everyone)
  const coaches = await countFound(ctx, { search: '', status: 'coach' })
  const [one, other] = [await coached.executeTakeFirstOrThrow(), await both.executeTakeFirstOrThrow()]
  return all - coaches - Number(one.total) + Number(other.total)
}
