/** Nothing is loaded but the styles; a payment leads back to the shop, so forms may. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src data:",
}

type Attributes = Readonly<Record<string, string>>

/** `required` unless told otherwise. */
export function field(label: string, name: string, attributes: Attributes, fault?: string, isNeeded = true): string {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`)
  const wrong = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  return `<label class="stand-in-field">${label}<input name="${name}"${isNeeded ? ' required' : ''}${more.join('')}${wrong}></label>
${fault ? `<p id="${name}-fault" role="alert" class="stand-in-fault">${text(fault)}</p>` : ''}`
}

export const testCards = `<h2>Test cards</h2>
<ul>
<li>4242 4242 4242 4242 pays</li>
<li>4000 0000 0000 0002 is declined</li>
<li>4000 0000 0000 9995 has insufficient funds</li>
<li>4000 0000 0000 0341 pays now and fails at the renewal</li>
</ul>
<p>Any date in the future and any security code.</p>`

export const page = (title: string, body: string): string => `<!doctype html>
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

export const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Of an amount in a currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export const cardFields = (
  fault?: string,
): string => `${field('Card number', 'number', { inputmode: 'numeric', placeholder: '4242 4242 4242 4242', autocomplete: 'cc-number' }, fault)}
<div class="stand-in-pair">
${field('Expiration date', 'expires', { inputmode: 'numeric', placeholder: 'MM/YY', autocomplete: 'cc-exp' })}
${field('Security code', 'cvc', { inputmode: 'numeric', placeholder: '123', autocomplete: 'cc-csc' })}
</div>`

export const closedPage: string = page(
  'This page is no longer open',
  '<p>It works for a few minutes. Go back and open it again from where you came.</p>',
)
