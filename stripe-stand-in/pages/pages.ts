import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StandInState, withStore } from '../api/answer.ts'
import { type Params, parseForm, textOf } from '../api/form.ts'
import { StripeFault } from '../api/stripe-fault.ts'
import type { Reply } from '../http-server.ts'
import { cardOf, expiryOf } from '../objects/cards.ts'
import { readPortal, replaceCard } from '../objects/portal-sessions.ts'
import { answerCheckout } from './checkout-visit.ts'
import { closedPage, pageHeaders } from './frame.ts'
import { portalPage } from './portal-page.ts'

export type PageRequest = { method: string; url: URL; body: string; accept: string }

/** The script is built from `browser/stripe.ts`, by the build of the repository that this program is in. */
const files: Readonly<Record<string, { type: string; path: string }>> = {
  '/stripe.js': { type: 'text/javascript; charset=utf-8', path: '../../dist/stripe-stand-in/stripe.js' },
  '/stand-in.css': { type: 'text/css; charset=utf-8', path: '../browser/stand-in.css' },
}

/** The script that stands in for Stripe.js, the customer portal, and what both look like. */
export async function answerPage(state: StandInState, request: PageRequest): Promise<Reply> {
  const { method, url, accept } = request
  const known = files[url.pathname]
  if (known && method === 'GET')
    return { status: 200, type: known.type, body: readFileSync(join(import.meta.dirname, known.path), 'utf8') }
  if (url.pathname === '/checkout' && ['GET', 'POST'].includes(method)) return answerCheckout(state, request)
  if (url.pathname !== '/portal' || !['GET', 'POST'].includes(method))
    return { status: 404, type: 'text/plain; charset=utf-8', body: 'There is nothing here.' }
  const seen = await visitPortal(state, request)
  if (accept.includes('application/json'))
    return {
      status: seen.status,
      type: 'application/json',
      body: JSON.stringify(seen.fault ? { error: { message: seen.fault } } : seen.portal),
    }
  const body = seen.portal ? portalPage(seen.portal, seen) : closedPage
  return { status: seen.status, type: 'text/html; charset=utf-8', headers: pageHeaders, body }
}

type Portal = Awaited<ReturnType<typeof readPortal>>
type Visit = { status: number; portal?: Portal; fault?: string; isSaved?: boolean }

/** Who has the session's address is its customer, for a few minutes. */
function visitPortal(state: StandInState, { method, url, body }: PageRequest): Promise<Visit> {
  const session = url.searchParams.get('session') ?? ''
  return withStore(state, async (store) => {
    let portal: Portal | undefined
    try {
      portal = await readPortal(store, session)
      if (method === 'GET') return { status: 200, portal }
      await replaceCard(store, session, cardOf(cardIn(body), store.now))
      return { status: 200, portal: await readPortal(store, session), isSaved: true }
    } catch (fault) {
      if (!(fault instanceof StripeFault)) throw fault
      return { status: fault.status, fault: fault.message, ...(portal ? { portal } : {}) }
    }
  })
}

function cardIn(body: string): Params {
  const form = parseForm(body)
  return { ...form, ...expiryOf(textOf(form, 'expires') ?? '') }
}
