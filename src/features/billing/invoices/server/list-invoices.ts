import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { findPayer } from '../../customers/server/payers.ts'
import type { listInvoices as endpoint } from '../../payment.contract.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'

type Invoices = Reply<typeof endpoint>

export async function listInvoices(ctx: MemberContext): Promise<Invoices> {
  const payer = await findPayer(ctx, ctx.member.id)
  const customer = payer?.customerId
  if (!customer) return []
  const returnedUntil = await lastReturn(ctx)
  return keptAMinute(ctx.member.id, `${customer} ${payer.reading} ${returnedUntil}`, async () => {
    await limitProviderCalls(ctx)
    return askForInvoices(ctx, customer, returnedUntil)
  })
}

type Kept = { state: string; until: number; answer: Promise<Invoices> }

const keptMs = 60_000
const mostKept = 1000
const kept = new Map<string, Kept>()

/** A minute's answers, each while nothing new was learned of its payer. Whoever asks meanwhile waits for the same one. */
function keptAMinute(memberId: string, state: string, read: () => Promise<Invoices>): Promise<Invoices> {
  const now = performance.now()
  const known = kept.get(memberId)
  if (known && known.state === state && known.until > now) return known.answer
  if (kept.size >= mostKept)
    for (const [id, { until }] of kept) if (until <= now || kept.size >= mostKept) kept.delete(id)
  const answer = read()
  kept.set(memberId, { state, until: now + keptMs, answer })
  answer.catch(() => kept.delete(memberId))
  return answer
}

async function askForInvoices(ctx: MemberContext, customer: string, returnedUntil: string): Promise<Invoices> {
  const { data } = await callStripe(ctx, (stripe) => stripe.invoices.list({ customer, limit: 12 }))
  return data
    .filter(({ status }) => status !== 'draft')
    .map(({ id, number, created, total, status, hosted_invoice_url }) => ({
      id,
      number: number ?? id,
      at: instantOf(created),
      cents: total,
      status: status === 'paid' ? (instantOf(created) <= returnedUntil ? 'returned' : 'paid') : openOrVoid(status),
      url: hosted_invoice_url ?? null,
    }))
}

const openOrVoid = (status: string | null) => (status === 'open' ? 'open' : 'void')

/** The guarantee gave back everything that was charged until then; '' where it was not used or is not carried out. */
async function lastReturn({ db, member }: MemberContext): Promise<string> {
  const guarantee = await db
    .selectFrom('guarantees')
    .select('carriedOutAt')
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  return guarantee?.carriedOutAt ?? ''
}
