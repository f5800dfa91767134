import type { readPortal } from '../objects/portal-sessions.ts'
import { cardFields, money, page, testCards, text } from './frame.ts'

type Portal = Awaited<ReturnType<typeof readPortal>>

/** What Stripe's customer portal is in a real payment: the card on file and the invoices. */
export const portalPage = (
  { card, invoices, returnUrl }: Portal,
  { fault, isSaved }: { fault?: string; isSaved?: boolean },
): string =>
  page(
    'Cards and invoices',
    `<p>${card ? text(card) : 'No card is stored.'}</p>
${isSaved ? '<p role="status" class="stand-in-done">The card is stored. What was open has been paid with it.</p>' : ''}
<h2>Another card</h2>
<form method="post">
${cardFields(fault)}
<button>Save card</button>
</form>
${testCards}
<h2>Invoices</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">State</th><th scope="col">Discount</th><th scope="col">Tax</th><th scope="col">Amount</th></tr></thead>
<tbody>${invoices.map(rowOf).join('')}</tbody>
</table>
<p><a href="${text(/^https?:/.test(returnUrl) ? returnUrl : '/')}">Back</a></p>`,
  )

function rowOf({ created, number, status, cents, currency, discount, tax }: Portal['invoices'][number]): string {
  const [day] = new Date(created * 1000).toISOString().split('T', 1)
  const cells = [
    day ?? '',
    number,
    status,
    discount ? `−${money(discount, currency)}` : '',
    tax ? money(tax, currency) : '',
  ]
  return `<tr>${[...cells, money(cents, currency)].map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`
}
