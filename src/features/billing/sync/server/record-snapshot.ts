import { opens, type Tier, tiers } from '#features/membership/membership.rules.ts'
import { readTier, setTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { entitledTier, isOpen } from '../../billing.rules.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { updatePayer } from '../../customers/server/payers.ts'
import { recordDisputes } from '../../disputes/server/record-disputes.ts'
import { sendNotices } from '../../emails/server/send-notices.ts'
import { cardMarkOf } from '../../guarantee/server/guarantee-marks.ts'
import { reopenGuarantee } from '../../guarantee/server/reopen-guarantee.ts'
import { recordPauses } from '../../pause/server/record-pauses.ts'
import { recordRevenue } from '../../revenue/server/record-revenue.ts'
import type { SubscriptionsTable } from '../../subscription/server/subscription.tables.ts'
import { keepDifferences } from './differences.ts'
import { paidAfterEnd } from './paid-after-end.ts'
import type { CustomerSnapshot } from './read-customer-snapshot.ts'
import { instantOf, subscriptionRows } from './subscription-rows.ts'

type Recorded = { drift: readonly string[]; startedTier: Tier | undefined }

/** Records a snapshot and its consequences: the tier, the emails, the first payment. */
export async function recordSnapshot(ctx: Context, payer: PayersTable, snapshot: CustomerSnapshot): Promise<Recorded> {
  const { memberId } = payer
  const before = await ctx.db.selectFrom('subscriptions').selectAll().where('memberId', '=', memberId).execute()
  const rows = subscriptionRows(ctx, memberId, { snapshot, before }).map((row) => keepTimes(row, before))
  const changed = rows.filter((row) => !before.some((old) => isSame(old, row)))
  for (const row of rows) await save(ctx, row)
  const gone = before.filter(({ id }) => !rows.some((row) => row.id === id))
  for (const { id } of gone) await ctx.db.deleteFrom('subscriptions').where('id', '=', id).execute()

  const startedTier = await recordFirstPayment(ctx, payer, rows, snapshot)
  const cause = changed.map(({ id, status }) => `${id} is ${status}`).join(', ')
  const change = await updateTier(ctx, memberId, cause, before)
  const late = await paidAfterEnd(ctx, payer, snapshot)
  const returned = await recordRevenue(ctx, memberId, { rows, charges: snapshot.charges })
  await recordDisputes(ctx, memberId, snapshot)
  await reopenGuarantee(ctx, memberId, snapshot, returned)
  await sendNotices(ctx, payer, { before, rows, snapshot })
  const pauses = await recordPauses(ctx, memberId, snapshot)
  const leftBefore = payer.reading === 0 ? snapshot.disputedBefore.map(leftAlone) : []
  await keepDifferences(ctx, memberId, [...leftBefore, ...late])
  if (changed.length > 0 || gone.length > 0 || change) await touchMember(ctx, memberId)
  const drift = [...changed.map((row) => driftOf(row, before)), ...(change ? [change] : []), ...pauses]
  return { drift: [...drift, ...returned.map((id) => `member ${memberId}: a refund of ${id} came back`)], startedTier }
}

const leftAlone = (charge: string) => `a dispute of ${charge} from before they came here was left as it is`

/**
 * The one place where a tier changes: the entitlement of what is recorded now. `before` are the subscriptions as they were
 * recorded. Answers the change as a sentence.
 */
export async function updateTier(
  ctx: Context,
  memberId: string,
  cause: string,
  before: readonly SubscriptionsTable[] = [],
): Promise<string | undefined> {
  const rows = await ctx.db.selectFrom('subscriptions').selectAll().where('memberId', '=', memberId).execute()
  const guarantee = await ctx.db
    .selectFrom('guarantees')
    .select('subscriptionId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const fromTier = await readTier(ctx, memberId)
  const toTier = entitledTier(rows, guarantee?.subscriptionId)
  if (fromTier === toTier) return undefined
  const opening = rows.find(({ status, tier }) => isOpen(status) && tier === toTier)
  const isReopening = opening !== undefined && (await wasOpen(ctx, opening, before))
  await setTier(ctx, memberId, toTier, isReopening)
  await ctx.db
    .insertInto('membershipChanges')
    .values({ id: newId(), memberId, at: iso(ctx.now()), fromTier, toTier, cause: cause.slice(0, 500) })
    .execute()
  return `member ${memberId}: ${fromTier} became ${toTier}`
}

/** Whether this subscription has opened its plan before: a dispute was won, or the provider had said something wrong. */
async function wasOpen(
  { db }: Context,
  { id, memberId, tier, startedAt }: SubscriptionsTable,
  before: readonly SubscriptionsTable[],
): Promise<boolean> {
  const old = before.find((row) => row.id === id)
  if (old && old.tier !== tier) return false
  const opened = await db
    .selectFrom('membershipChanges')
    .select('id')
    .where('memberId', '=', memberId)
    .where('at', '>=', startedAt)
    .where(
      'toTier',
      'in',
      tiers.filter((one) => opens(one, tier)),
    )
    .executeTakeFirst()
  return opened !== undefined
}

async function save(ctx: Context, row: SubscriptionsTable): Promise<void> {
  const { id: _, memberId: __, ...state } = row
  await ctx.db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

/** The tier of the member's first charge ever, if this snapshot is the first to show it. */
async function recordFirstPayment(
  ctx: Context,
  payer: PayersTable,
  rows: readonly SubscriptionsTable[],
  { charges }: CustomerSnapshot,
): Promise<Tier | undefined> {
  // One from before the first membership, as an operator may make at the provider, was for something else.
  const first = charges.find(({ created }) => rows.some(({ startedAt }) => startedAt <= instantOf(created)))
  if (payer.firstPaidAt || !first) return undefined
  const firstPaidAt = instantOf(first.created)
  const subscription = rows.findLast(({ startedAt }) => startedAt <= firstPaidAt)
  if (!subscription) return undefined
  const fingerprint = first.payment_method_details?.card?.fingerprint
  const cardMark = fingerprint ? await cardMarkOf(ctx, fingerprint) : null
  await updatePayer(ctx, payer.memberId, { firstPaidAt, firstSubscriptionId: subscription.id, cardMark })
  return subscription.tier
}

/** A refund or dispute keeps the time at which it was first seen. */
function keepTimes(row: SubscriptionsTable, before: readonly SubscriptionsTable[]): SubscriptionsTable {
  const old = before.find(({ id }) => id === row.id)
  return {
    ...row,
    refundedAt: row.refundedAt && (old?.refundedAt ?? row.refundedAt),
    disputedAt: row.disputedAt && (old?.disputedAt ?? row.disputedAt),
  }
}

function differences(old: SubscriptionsTable, row: SubscriptionsTable): (keyof SubscriptionsTable)[] {
  // `Object.keys` types the row's columns as plain strings.
  const names = Object.keys(row) as (keyof SubscriptionsTable)[]
  return names.filter((name) => name !== 'readAt' && old[name] !== row[name])
}

const isSame = (old: SubscriptionsTable, row: SubscriptionsTable) => differences(old, row).length === 0

/** What differed: status and tier, or, if those are the same, the columns that changed. */
const driftOf = (row: SubscriptionsTable, before: readonly SubscriptionsTable[]): string => {
  const old = before.find(({ id }) => id === row.id)
  const whose = `member ${row.memberId}: subscription ${row.id}`
  const is = `${row.status} ${row.tier}`
  if (!old) return `${whose}, not recorded became ${is}`
  const was = `${old.status} ${old.tier}`
  if (was !== is) return `${whose}, ${was} became ${is}`
  const changes = differences(old, row).map((name) => `${name} ${old[name] ?? 'none'} became ${row[name] ?? 'none'}`)
  return `${whose}, ${is}: ${changes.join(', ')}`
}
