import { type MonthLine, readMonth } from '#features/billing/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { minorDigits } from '#platform/format/money.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { StreamedDownload } from '#platform/server/http/reply/send-download.ts'
import type { Input } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { csvLine, csvMark } from '../../server/csv-line.ts'
import type { exportMonth as endpoint } from '../money.contract.ts'

const heads = ['date (UTC)', 'what', 'name', 'email', 'plan', 'amount', 'currency', 'payment at Stripe']

/** A table for a bookkeeper, sent as it is read. Who took it with them is written down. */
export async function exportMonth(
  ctx: MemberContext,
  { query: { month } }: Input<typeof endpoint>,
): Promise<StreamedDownload> {
  await requireProof(ctx)
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'money exported', subject: month }), { raises: false })
  return { parts: linesOf(ctx, month), type: 'text/csv; charset=utf-8', saveAs: `payments-${month}.csv` }
}

async function* linesOf({ db, offer }: MemberContext, month: string): AsyncGenerator<string> {
  yield csvMark + csvLine(heads)
  for await (const lines of readMonth(db, month))
    yield lines.map((line) => csvLine(cellsOf(line, offer.currency))).join('')
}

function cellsOf({ at, what, name, email, tier, cents, chargeId }: MonthLine, currency: string): string[] {
  const digits = minorDigits(currency)
  const plan = tier === 'starter' ? '' : tierName[tier]
  const amount = (cents / 10 ** digits).toFixed(digits)
  return [at.slice(0, 10), what, name ?? '', email ?? '', plan, amount, currency, chargeId ?? '']
}
