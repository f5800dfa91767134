import { type StandInState, withStore } from '../api/answer.ts'
import { type Params, parseForm, textOf } from '../api/form.ts'
import { StripeFault } from '../api/stripe-fault.ts'
import { paySession, readCheckout } from '../checkout/pay-session.ts'
import type { Reply } from '../http-server.ts'
import type { Store } from '../store/store.ts'
import { checkoutPage } from './checkout-page.ts'
import { closedPage, pageHeaders } from './frame.ts'
import type { PageRequest } from './pages.ts'

/** Who has the session's address is its customer, until it is paid or has expired. */
export function answerCheckout(state: StandInState, { method, url, body }: PageRequest): Promise<Reply> {
  const session = url.searchParams.get('session') ?? ''
  const form = method === 'POST' ? parseForm(body) : {}
  return withStore(state, async (store) => {
    try {
      const wantsToPay = textOf(form, 'do') === 'pay'
      return wantsToPay
        ? leaveFor((await paySession(store, session, form)).success_url)
        : await show(store, state, session, form)
    } catch (fault) {
      if (!(fault instanceof StripeFault)) throw fault
      return showFault(store, state, { session, form, fault })
    }
  })
}

async function show(store: Store, state: StandInState, session: string, form: Params): Promise<Reply> {
  const checkout = await readCheckout(store, session, form)
  if (checkout.session.status === 'complete') return leaveFor(checkout.session.success_url)
  if (checkout.session.status !== 'open') return html(410, closedPage)
  return html(200, checkoutPage(checkout, form, codesOf(state)))
}

/** What was typed stays, but for a code that there isn't. */
async function showFault(
  store: Store,
  state: StandInState,
  { session, form, fault }: { session: string; form: Params; fault: StripeFault },
): Promise<Reply> {
  const { code: _, ...others } = form
  const { param, type } = fault.error
  const at = type === 'card_error' ? 'card' : typeof param === 'string' ? param : undefined
  const checkout = await readCheckout(store, session, at === 'code' ? others : form).catch(() => undefined)
  if (checkout?.session.status !== 'open') return html(410, closedPage)
  return html(fault.status, checkoutPage(checkout, form, codesOf(state), { message: fault.message, at }))
}

const codesOf = ({ codes }: StandInState) => codes.map(({ code }) => code)

const html = (status: number, body: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  headers: pageHeaders,
  body,
})

const leaveFor = (address: string | null): Reply => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  headers: { location: address ?? '/' },
  body: '',
})
