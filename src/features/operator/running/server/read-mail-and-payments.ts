import { countDifferences, readDisputes, readEventsState } from '#features/billing/server/public.ts'
import { datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted, plural } from '#platform/format/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import type { Running } from '../running.contract.ts'
import './installation.ts'
import './servers.tables.ts'

/** What all servers together know of the last emails. */
export async function readLastEmails({ db, mail }: Context) {
  const row = await db
    .selectFrom('servers')
    .select(({ fn }) => [fn.max('emailSentAt').as('sentAt'), fn.max('emailFailedAt').as('failedAt')])
    .executeTakeFirst()
  const failed = await db
    .selectFrom('servers')
    .select('emailError')
    .where('emailFailedAt', 'is not', null)
    .orderBy('emailFailedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  // This process knows its own a little earlier than its row.
  const own = mail.fate
  const sentAt = later(row?.sentAt, own?.sentAt)
  const failedAt = later(row?.failedAt, own?.failedAt)
  return { sentAt, failedAt, error: failedAt && failedAt === own?.failedAt ? own.error : (failed?.emailError ?? null) }
}

const later = (a: string | null | undefined, b: string | null | undefined): string | null =>
  [a, b]
    .filter((one) => one != null)
    .sort()
    .at(-1) ?? null

const differencesOfDays = 30

export async function readPayments(ctx: Context): Promise<Running['payments'] & { slowEvents: number }> {
  const [events, turn, differences] = await Promise.all([
    readEventsState(ctx.db),
    ctx.db.selectFrom('schedules').select('lastAt').where('name', '=', 'reconcile-payments').executeTakeFirst(),
    countDifferences(ctx, differencesOfDays),
  ])
  return {
    mode: ctx.installation.paymentMode,
    lastEventAt: events.lastAt,
    openEvents: events.open,
    slowEvents: events.slow,
    reconciledAt: turn?.lastAt ?? null,
    differences,
  }
}

/** Disputes that wait for an answer of ours, in a sentence; null without any. */
export async function openDisputes({ db, offer }: Context, timeZone: string): Promise<string | null> {
  const open = (await readDisputes(db)).filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  const amount = moneyText(
    open.reduce((sum, { cents }) => sum + cents, 0),
    offer.currency,
  )
  const [first] = open.flatMap(({ answerUntil }) => (answerUntil === null ? [] : [answerUntil])).sort()
  const by = first === undefined ? '' : ` Answer at Stripe by ${datesIn(timeZone).date(first)}.`
  return `${counted(open.length, 'dispute')} of ${amount} ${plural(open.length, 'is', 'are')} open.${by}`
}
