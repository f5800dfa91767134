import { useQuery } from '@tanstack/react-query'
import { moneyText } from '#platform/format/money.ts'
import { useDates } from '#platform/web/zone.ts'
import { invoices } from '../../web/billing.calls.ts'

const words = { paid: 'Paid', returned: 'Refunded', open: 'Open', void: 'Void' } as const

/** The latest invoices. While the provider does not answer they are left out; the portal has them too. */
export function Invoices() {
  const dates = useDates()
  const { data } = useQuery(invoices)
  if (!data || data.length === 0) return null
  return (
    <div className="mt-7">
      <h3 className="text-lg">Invoices</h3>
      <ul className="mt-2 border-t border-line">
        {data.map(({ id, number, at, cents, currency, taxCents, discountCents, refundedCents, status, url }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2.5 text-sm">
            <span>{dates.date(at)}</span>
            <span className="text-ink-soft">{url ? <a href={url}>{number}</a> : number}</span>
            <span className="ml-auto">
              {status === 'paid' && refundedCents > 0
                ? `Paid, ${moneyText(refundedCents, currency)} refunded`
                : words[status]}
            </span>
            <span className="min-w-20 text-right font-semibold">{moneyText(cents, currency)}</span>
            {(taxCents > 0 || discountCents > 0) && (
              <span className="basis-full text-right text-ink-soft">{madeOf(discountCents, taxCents, currency)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `after $19.40 off, $14.74 of it tax`. */
const madeOf = (discount: number, tax: number, currency: string): string =>
  [
    ...(discount > 0 ? [`after ${moneyText(discount, currency)} off`] : []),
    ...(tax > 0 ? [`${moneyText(tax, currency)} of it tax`] : []),
  ].join(', ')
