import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, expectNoFaults, openBrowser, person, visit } from './browser/browser.ts'
import { type Site, serveSite } from './browser/serve-site.ts'

type Provider = {
  settings: Record<string, string>
  confirm: (clientSecret: string) => Promise<string>
  close: () => Promise<void>
}

let provider: Provider
let browser: Browser
let served: Site
let dataDir: string
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openProvider: () => Promise<Provider> } = await import('../peers/provider-world.ts' as string)
  provider = await module.openProvider()
  dataDir = mkdtempSync(joinPath(tmpdir(), 'frontier-stripe-'))
  served = await serveSite(dataDir, provider.settings)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  await provider.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Stands where the provider's script would: what react-stripe-js asks of it, and no more. */
const stub = `
window.Stripe = function (key) {
  var listeners = {}
  var element = {
    mount: function (at) { var box = typeof at === 'string' ? document.querySelector(at) : at
      box.textContent = 'Card of the provider'; setTimeout(function () { (listeners.ready || []).forEach(function (f) { f(element) }) }, 20) },
    on: function (name, f) { (listeners[name] = listeners[name] || []).push(f); return element },
    once: function (name, f) { return element.on(name, f) }, off: function () { return element },
    update: function () {}, destroy: function () {}, unmount: function () {}
  }
  var secret
  return {
    _registerWrapper: function () {}, registerAppInfo: function () {},
    elements: function (options) { secret = options.clientSecret; return { create: function () { return element }, getElement: function () { return element }, update: function () {} } },
    createToken: function () {}, createPaymentMethod: function () {}, confirmCardPayment: function () {},
    confirmPayment: function (given) {
      return fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: secret }).then(function (r) { return r.json() }).then(function (r) {
        if (r.error) return { error: r.error }
        location.href = given.confirmParams.return_url + '?payment_intent=' + r.id + '&payment_intent_client_secret=' + secret + '&redirect_status=succeeded'
        return new Promise(function () {})
      })
    }
  }
}
window.Stripe.version = 'stub'
`

/** Only the provider's two addresses are answered; what else leaves is written down. */
async function atTheNetwork(context: BrowserContext, script: () => boolean): Promise<string[]> {
  const left: string[] = []
  let tries = 0
  await context.route(/^https?:\/\/(?!localhost)/, async (route) => {
    const { hostname } = new URL(route.request().url())
    if (hostname === 'js.stripe.com')
      return script() ? route.fulfill({ contentType: 'text/javascript', body: stub }) : route.abort()
    if (hostname !== 'api.stripe.com') {
      left.push(hostname)
      return route.abort()
    }
    tries += 1
    const headers = { 'access-control-allow-origin': '*' }
    if (tries === 1)
      return route.fulfill({ status: 402, headers, json: { error: { message: 'Your card was declined.' } } })
    return route.fulfill({
      headers,
      json: { id: await provider.confirm(route.request().postData() ?? '') },
    })
  })
  return left
}

test('the real form: its script fails, loads, declines and pays under the real policy, and no event is waited for', async () => {
  const here = await visit(browser, served.url)
  const { page, context } = here
  let isThere = false
  const left = await atTheNetwork(context, () => isThere)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await enroll(page, person('real@stripe.example'))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Quantum' }).waitFor()
  expect(loaded.filter((url) => url.includes('stripe'))).toEqual([])
  await page.getByRole('button', { name: 'Upgrade to Quantum' }).click()
  await page.getByText('The payment form didn’t load').waitFor()
  isThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Card of the provider').waitFor()
  await page.getByRole('button', { name: 'Pay $97.00' }).click()
  await page.getByText('Your card was declined.').first().waitFor()
  await page.getByRole('button', { name: 'Pay $97.00' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Payment Successful', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  const user = (await (await context.request.get('/api/auth/user')).json()) as { membershipTier: string }
  expect(user.membershipTier).toBe('quantum')
  expect(left).toEqual([])
  expectNoFaults(here)
})

test('only the payment page may load from the provider', async () => {
  const here = await visit(browser, served.url)
  await enroll(here.page, person('policy@stripe.example'))
  const policyOf = async (path: string) =>
    (await here.context.request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/subscribe?client_secret=x')).toContain("script-src 'self' https://js.stripe.com")
  for (const path of ['/', '/pricing', '/settings']) expect(await policyOf(path)).not.toContain('stripe')
})
