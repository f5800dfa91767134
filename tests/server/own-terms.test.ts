import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBrand } from '#app/server/content/brand.ts'
import { siteOf } from '#app/server/content/read-site.ts'
import { routes } from '#app/server/routes.ts'
import type { Site } from '#app/site.ts'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { createSubscription, getPaymentForm } from '#features/billing/checkout/checkout.contract.ts'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { listInvoices } from '#features/billing/invoices/invoices.contract.ts'
import { changePlan, previewChange } from '#features/billing/subscription/subscription.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { getLegalText } from '#features/landing/legal/legal.contract.ts'
import { listPlans, listQuestions } from '#features/membership/membership.contract.ts'
import * as money from '#features/operator/money/money.contract.ts'
import { figuresOf } from '#features/operator/money/money.rules.ts'
import { getPerson } from '#features/operator/people/people.contract.ts'
import { moneyText } from '#platform/format/money.ts'
import { contentReader } from '#platform/server/content-files.ts'
import type { Caller } from '#tests/world/caller.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { membershipOf, priceOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

type Renderer = { renderDocuments: (site: Site) => Record<string, string> }
/** The one that was just built, as an installation has it; for a file alone JSX is transformed. */
async function loadRenderer(): Promise<Renderer> {
  if (process.env.TEST_BUILT_SERVER) return import(resolve('dist/prerender/prerender.js'))
  const { module } = await runnerImport<Renderer>('src/app/web/prerender.tsx', {
    configFile: false,
    plugins: [react()],
  })
  return module
}

/**
 * Installations on terms of their own: another currency and other prices, by nothing but `plans.yaml`. In the short run one
 * that has no smaller unit; how amounts of others are written is in `src/platform/format/format.test.ts`.
 */
const installations = [
  {
    currency: 'EUR',
    name: 'euros',
    prices: { quantum: 79, elite: 249.5 },
    shown: { quantum: '€79', elite: '€249.50' },
    monthly: { quantum: '€79.00', elite: '€249.50' },
    minor: { quantum: 7900, elite: 24_950 },
  },
  {
    currency: 'JPY',
    name: 'Japanese yen',
    prices: { quantum: 14_800, elite: 44_800 },
    shown: { quantum: '¥14,800', elite: '¥44,800' },
    monthly: { quantum: '¥14,800', elite: '¥44,800' },
    minor: { quantum: 14_800, elite: 44_800 },
  },
]

describe.each(inLongRun(installations.slice(-1), installations))('an installation that sells in $currency', (terms) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-terms-'))
  let world: World
  let ada: TestMember
  let owner: TestMember
  /** Everything that people of this installation were shown. */
  const seen: string[] = []

  beforeAll(async () => {
    for (const name of readdirSync('content')) {
      if (name === 'legal') cpSync('content/legal', join(folder, name), { recursive: true })
      else if (name !== 'plans.yaml') symlinkSync(resolve('content', name), join(folder, name))
    }
    const plans = readFileSync('content/plans.yaml', 'utf8')
      .replaceAll('currency: USD', `currency: ${terms.currency}`)
      .replace('price: 97', `price: ${terms.prices.quantum}`)
      .replace('price: 297', `price: ${terms.prices.elite}`)
    writeFileSync(join(folder, 'plans.yaml'), plans)
    world = await newWorld({ env: { CONTENT_DIR: folder } })
    ada = await world.member()
    owner = await world.member()
    await setOperator(world.services, owner.email, true)
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  test('visitors read its prices on the front page, among the plans, in the questions and in the terms', async () => {
    const { renderDocuments } = await loadRenderer()
    const site = siteOf({ ...world.services, brand: loadBrand(contentReader(folder)) }, () => false)
    const { home = '', terms: termsPage = '' } = renderDocuments(site)
    for (const price of Object.values(terms.shown)) expect(home).toContain(`>${price}<`)
    expect(home).toContain(`The rest from ${terms.shown.quantum} a month`)
    for (const page of [home, termsPage]) expect(page).toContain(`Prices are in ${terms.name}.`)
    expect(home.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\$\d/)
    const plans = (await world.stranger.call(listPlans)).body
    expect(plans.map(({ price, currency }) => [price, currency])).toEqual([
      [0, terms.currency],
      [terms.prices.quantum, terms.currency],
      [terms.prices.elite, terms.currency],
    ])
    const answers = (await world.stranger.call(listQuestions)).body.map(({ answer }) => answer).join(' ')
    const legal = (await world.stranger.call(getLegalText, { params: { name: 'terms' } })).body
    for (const text of [answers, JSON.stringify(legal)]) expect(text).toContain(`Prices are in ${terms.name}.`)
    seen.push(home, termsPage, answers, JSON.stringify(legal))
  })

  test('a member pays what was advertised, and every page and email says the same', async () => {
    const { clientSecret = '' } = (await ada.call(createSubscription, { body: priceOf('quantum') })).body
    const form = (await ada.call(getPaymentForm, { query: { clientSecret } })).body
    expect(form).toMatchObject({ currency: terms.currency, amountCents: terms.minor.quantum })
    const { quantum, elite } = terms.monthly
    expect(form.sentence).toBe(`You pay ${quantum} now, and ${quantum} every month until you cancel.`)
    await ada.call(payWithTestCard, { body: { clientSecret, card: testCard() } })
    expect((await membershipOf(ada)).sentence).toBe(`Quantum renews on April 2, 2026 for ${quantum}.`)
    const preview = (await ada.call(previewChange, { body: priceOf('elite') })).body
    expect(preview).toMatchObject({ amountCents: terms.minor.elite - terms.minor.quantum })
    expect(preview.sentence).toContain(`and ${elite} a month for Elite`)
    await ada.call(changePlan, { body: priceOf('elite') })
    expect((await ada.call(listInvoices)).body.map(({ cents, currency }) => [cents, currency])).toEqual([
      [terms.minor.elite - terms.minor.quantum, terms.currency],
      [terms.minor.quantum, terms.currency],
    ])
    await world.runJobs()
    const receipts = world.emails.filter(({ subject }) => subject.startsWith('Receipt'))
    expect(receipts.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(quantum))
    seen.push(form.sentence, preview.sentence)
  })

  test('the guide tells these prices', async () => {
    const body = { message: 'How much do Quantum and Elite cost?' }
    const { message } = (await ada.call(sendMessage, { body })).body
    for (const price of Object.values(terms.shown)) expect(message.content).toContain(`${price} a month`)
    seen.push(message.content)
  })

  test('the desk counts in it: revenue, payments, a refund and its receipt, and the guarantee', async () => {
    const { currency, months } = (await owner.call(money.getMoney)).body
    expect(currency).toBe(terms.currency)
    const [latest] = months
    expect(latest && figuresOf(latest, undefined)).toMatchObject({
      recurringCents: terms.minor.elite,
      paid: { count: 2, cents: terms.minor.elite },
    })
    const params = { memberId: ada.id }
    const { payments } = (await owner.call(getPerson, { params })).body
    const first = payments.find(({ cents }) => cents === terms.minor.quantum)
    expect(first?.currency).toBe(terms.currency)
    const cents = 1000
    const refund = { chargeId: first?.chargeId ?? '', cents, seen: 0, endsPlan: false, reason: 'Sorry' }
    const { says } = (await owner.call(money.refundPayment, { params, body: refund })).body
    const returned = terms.currency === 'EUR' ? '€10.00' : '¥1,000'
    expect(says).toBe(`${returned} is on its way back to their card.`)
    await ada.call(claimGuarantee)
    expect((await membershipOf(ada)).sentence).toContain(`(${terms.monthly.elite} including earlier refunds)`)
    await world.runJobs()
    const subjects = world.emails.map(({ subject }) => subject)
    expect(subjects).toContain(`Refund receipt: ${returned}`)
    expect(subjects).toContain(`Refund receipt: ${moneyText(terms.minor.elite - cents, terms.currency)}`)
    seen.push(says)
  })

  test('no price of the program as it is shipped is left in what anybody was shown or sent', async () => {
    for (const caller of [world.stranger, await world.member(), ada, owner]) seen.push(...(await readAll(caller)))
    const emails = world.emails.flatMap(({ subject, text, html }) => [subject, text, html ?? ''])
    for (const { subject, text } of world.emails) expect(`${subject} ${text}`).not.toMatch(/\$\d/)
    expect(seen.length).toBeGreaterThan(100)
    for (const text of [...seen, ...emails]) expect(shipped.exec(text)?.[0]).toBeUndefined()
  })
})

const shipped = /.{0,80}(?:\$2?97\b|US dollars|\b2?9700\b|"currency":"USD"|"price":2?97\b).{0,40}/

/** The answer of every read that needs no id. */
async function readAll(caller: Caller): Promise<string[]> {
  const texts: string[] = []
  for (const { endpoint } of routes)
    if (endpoint.method === 'GET' && !/:|logout/.test(endpoint.path))
      texts.push((await caller.send('GET', endpoint.path)).body)
  return texts
}
