import { type Params, textOf } from '../api/form.ts'
import type { readCheckout } from '../checkout/pay-session.ts'
import { countries } from '../checkout/tax-rates.ts'
import { cardFields, field, money, page, testCards, text } from './frame.ts'

type Checkout = Awaited<ReturnType<typeof readCheckout>>
type Fault = { message: string; at: string | undefined }

/** What Stripe's own checkout is in a real payment: the price with a code and the tax worked in, and the card. */
export function checkoutPage(checkout: Checkout, form: Params, codes: readonly string[], fault?: Fault): string {
  const { session, name, currency, amount, off, code, tax, total } = checkout
  const shown = (cents: number) => text(money(cents, currency))
  const typed = (field: string) => textOf(form, field) ?? ''
  return page(
    `Subscribe to ${text(name)}`,
    `<table>
<tbody>
<tr><th scope="row">${text(name)}, each month</th><td>${shown(amount)}</td></tr>
${off ? `<tr><th scope="row">Discount with ${text(code)}</th><td>−${shown(off)}</td></tr>` : ''}
${tax ? `<tr><th scope="row">Tax${tax.isOnTop ? '' : ', in the price'}</th><td>${shown(tax.amount)}</td></tr>` : ''}
<tr><th scope="row">Due today</th><td><strong>${shown(total)}</strong></td></tr>
</tbody>
</table>
${fault && !fault.at ? `<p role="alert" class="stand-in-fault">${text(fault.message)}</p>` : ''}
<form method="post">
${session.allow_promotion_codes ? field('Promotion code', 'code', { value: typed('code'), autocomplete: 'off' }, faultAt('code', fault), false) : ''}
${field('Name', 'name', { value: typed('name'), autocomplete: 'name' }, undefined, false)}
${session.automatic_tax.enabled ? countryField(typed('country'), faultAt('country', fault)) : ''}
${session.tax_id_collection.enabled ? field('Tax ID, if you buy as a business', 'tax_id', { value: typed('tax_id') }, undefined, false) : ''}
<button name="do" value="update" formnovalidate>Work out the amount</button>
${cardFields(faultAt('card', fault))}
<button name="do" value="pay">Pay ${shown(total)}</button>
</form>
${codes.length > 0 && session.allow_promotion_codes ? `<p>Codes that work here: ${codes.map(text).join(', ')}</p>` : ''}
${testCards}
${session.cancel_url ? `<p><a href="${text(session.cancel_url)}">Back</a></p>` : ''}`,
  )
}

const faultAt = (name: string, fault: Fault | undefined) => (fault?.at === name ? fault.message : undefined)

const countryField = (chosen: string, fault: string | undefined): string =>
  `<label class="stand-in-field">Country<select name="country" required${fault ? ' aria-invalid="true"' : ''}>
<option value="">Choose one</option>
${countries.map((one) => `<option${one === chosen ? ' selected' : ''}>${one}</option>`).join('')}
</select></label>
${fault ? `<p role="alert" class="stand-in-fault">${text(fault)}</p>` : ''}`
