import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'
import { leaveAtTheEnd, takeUsedTab, whenTestIsOver } from './used-tabs.ts'

/** One Chromium for all journeys, started by `one-browser.ts`; closing it ends what this file opened in it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'))

/** Wide enough for the bar to show its links. */
const desk = { width: 1440, height: 900 }

export type Visit = { page: Page; context: BrowserContext; faults: string[] }

/**
 * A browser of one person, until their test is over. What the page breaks, the policy refuses or the console complains of is
 * kept as a fault. Who asks for nothing but a size sits down where somebody else got up: cookies and what the site stored are
 * gone, its files are in the cache.
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const { viewport, ...more } = options
  if (Object.keys(more).length > 0) return visitAnew(browser, url, options)
  const page = takeUsedTab(browser, url) ?? (await (await newContext(browser, url)).newPage())
  leaveAtTheEnd(browser, page, url, desk)
  if (viewport) await page.setViewportSize(viewport)
  return { context: page.context(), page, faults: faultsOf(page) }
}

/** The page of somebody whose session has this cookie. */
export async function pageOf(browser: Browser, url: string, cookie: string): Promise<Page> {
  const { page, context } = await visit(browser, url)
  const [name = '', value = ''] = cookie.split('=', 2)
  await context.addCookies([{ name, value, url }])
  return page
}

async function visitAnew(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await newContext(browser, url, options)
  whenTestIsOver(() => context.close())
  return { context, ...(await openPage(context)) }
}

/** In a browser that never was at the site: where what it fetches is the matter, or it gets a script or a clock, which stay. */
export const firstVisit = { serviceWorkers: 'block' } as const

/**
 * What the service worker keeps is the matter of some journeys alone; each visit pays for setting one up.
 */
export const withServiceWorker = { serviceWorkers: 'allow' } as const

export async function newContext(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: desk,
    // Frames between two states cost a tenth of the browser's work, and are the matter of few journeys.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  // A machine that does other work besides is slow, which is no fault of a page.
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy refused ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return context
}

/** One more page of the same person. */
export async function openPage(context: BrowserContext): Promise<Pick<Visit, 'page' | 'faults'>> {
  const page = await context.newPage()
  return { page, faults: faultsOf(page) }
}

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // A refused call is news to the page, which shows it; the browser logs it all the same.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return faults
}

type Person = { email: string; password: string; firstName: string; lastName: string }

export const person = (email: string): Person => ({
  email,
  password: 'a good password',
  firstName: 'Ada',
  lastName: 'Okafor',
})

/** Joins by the forms, as a person does; for journeys in which that is the matter. */
export async function joinByForm(page: Page, { email, password, firstName, lastName }: Person): Promise<void> {
  await page.goto('/api/login?mode=sign-up')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/welcome')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Joins by the call that the form makes, which saves two pages, and opens the dashboard. */
export async function join(page: Page, someone: Person): Promise<void> {
  await enroll(page, someone)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Joins by that call alone, where what comes next opens a page. */
export async function enroll(page: Page, { email, password, firstName, lastName }: Person): Promise<void> {
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const joined = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, firstName, lastName, timeZone },
  })
  expect(joined.status()).toBe(200)
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in by the call that the form makes; the form is in the journeys of the main job, the way in and two steps. */
export async function comeBack({ request }: Page, { email, password }: Person): Promise<void> {
  const signedIn = await request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(signedIn.status()).toBe(200)
}

export const expectNoFaults = ({ faults }: Visit): void => expect(faults).toEqual([])

/** Fills in the test payment form. */
export async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

export async function buyQuantum(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Quantum' }).click()
  await page.waitForURL('**/subscribe?**')
  await pay(page, '4242 4242 4242 4242')
  await page.waitForURL('**/dashboard')
  await page.getByText('Payment Successful', { exact: true }).waitFor()
}

/** Pays for Quantum by the calls that the form of test payments makes, where buying is not the matter. */
export async function payForQuantum({ request }: Page): Promise<void> {
  const made = await request.post('/api/create-subscription', { data: { priceId: 'price_test_quantum' } })
  const { clientSecret } = (await made.json()) as { clientSecret: string }
  const card = { number: '4242 4242 4242 4242', expires: '12/34', code: '123' }
  const paid = await request.post('/api/test-payments/confirm', { data: { clientSecret, card } })
  expect(paid.status()).toBe(200)
}

/** What a download holds. The browser runs in another process, which hands the file over on request. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'frontier-download-'))
  const path = joinPath(folder, 'file')
  await download.saveAs(path)
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  return bytes
}
