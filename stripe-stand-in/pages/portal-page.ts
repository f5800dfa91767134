import type { readPortal } from '../objects/portal-sessions.ts'

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
${field('Card number', 'number', { placeholder: '4242 4242 4242 4242', autocomplete: 'cc-number' }, fault)}
<div class="stand-in-pair">
${field('Expiration date', 'expires', { placeholder: 'MM/YY', autocomplete: 'cc-exp' })}
${field('Security code', 'cvc', { placeholder: '123', autocomplete: 'cc-csc' })}
</div>
<button>Save card</button>
</form>
${testCards}
<h2>Invoices</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">State</th><th scope="col">Amount</th></tr></thead>
<tbody>${invoices.map(rowOf).join('')}</tbody>
</table>
<p><a href="${text(/^https?:/.test(returnUrl) ? returnUrl : '/')}">Back</a></p>`,
  )

function rowOf({ created, number, status, cents }: Portal['invoices'][number]): string {
  const [day] = new Date(created * 1000).toISOString().split('T', 1)
  return `<tr><td>${day}</td><td>${text(number)}</td><td>${text(status)}</td><td>$${(cents / 100).toFixed(2)}</td></tr>`
}

function field(label: string, name: string, attributes: Record<string, string>, fault?: string): string {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const wrong = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  return `<label class="stand-in-field">${label}<input name="${name}" inputmode="numeric" required${more.join('')}${wrong}></label>
${fault ? `<p id="${name}-fault" role="alert" class="stand-in-fault">${text(fault)}</p>` : ''}`
}

const testCards = `<h2>Test cards</h2>
<ul>
<li>4242 4242 4242 4242 pays</li>
<li>4000 0000 0000 0002 is declined</li>
<li>4000 0000 0000 9995 has insufficient funds</li>
<li>4000 0000 0000 0341 pays now and fails at the renewal</li>
</ul>
<p>Any date in the future and any security code.</p>`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Test payments</title>
<link rel="stylesheet" href="stand-in.css">
<body class="stand-in-page">
<main>
<p class="stand-in-notice"><strong>Test payments.</strong> This is a stand-in for Stripe: no money moves, and only test cards work.</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

export const closedPage: string = page(
  'This page is no longer open',
  '<p>It works for a few minutes. Go back and open it again from where you came.</p>',
)

const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
