import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { freePort } from '#tests/peers/process.ts'
import { enroll, expectNoFaults, join, openBrowser, payForQuantum, person, visit } from './browser/browser.ts'
import { type Site, serveSite } from './browser/serve-site.ts'

let browser: Browser
let served: Site
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(joinPath(tmpdir(), 'frontier-referrals-'))
  const port = String(await freePort())
  provider = await startIdentityProvider(`http://localhost:${port}`)
  served = await serveSite(dataDir, { PORT: port, ...provider.settings, OIDC_NAME: 'Acme' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  await provider.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const come = () => visit(browser, served.url, { viewport: { width: 1440, height: 900 } })
const figures = (page: Page) =>
  page.getByRole('region', { name: 'Your referrals in numbers' }).locator('dd').allInnerTexts()
const linkOf = (page: Page) => page.getByLabel('Referral link').inputValue()

test('a link copied by a member brings somebody from the front page to an account, by password', async () => {
  const ada = await come()
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await join(ada.page, person('ada@referrals.example'))
  await ada.page.getByRole('link', { name: 'Refer & Earn' }).click()
  await ada.page.getByText('No one has joined with your link yet').waitFor()
  await ada.page.getByRole('button', { name: 'Copy link' }).click()
  await ada.page.getByText('Referral link copied!', { exact: true }).waitFor()
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await linkOf(ada.page))
  expect(link).toMatch(new RegExp(`^${served.url}\\?ref=[\\w-]+$`))

  const grace = await come()
  await grace.page.goto(link)
  await grace.page.getByRole('link', { name: 'Sign In' }).click()
  await grace.page.getByRole('link', { name: 'Create an account' }).click()
  await grace.page.getByText('Ada invited you.').waitFor()
  await grace.page.getByLabel('First name').fill('Grace')
  await grace.page.getByLabel('Last name').fill('Hopper')
  await grace.page.getByLabel('Email').fill('grace@referrals.example')
  await grace.page.getByLabel('Password', { exact: true }).fill('a good password')
  await grace.page.getByRole('button', { name: 'Create account' }).click()
  await grace.page.waitForURL('**/welcome')

  await ada.page.getByRole('link', { name: 'Dashboard' }).first().click()
  await ada.page.getByRole('link', { name: 'Refer & Earn' }).click()
  await ada.page.getByText('Grace Hopper').waitFor()
  expect(await figures(ada.page)).toEqual(['1', '1', '0'])
  expectNoFaults(ada)
  expectNoFaults(grace)
})

test('the invitation survives the way through the sign-in provider, converts by a payment and is undone by the guarantee', async () => {
  const ada = await come()
  await enroll(ada.page, person('ada2@referrals.example'))
  await ada.page.goto('/refer')
  const link = await linkOf(ada.page)

  const claims = { email: 'mary@referrals.example', email_verified: true, name: 'Mary Jackson' }
  provider.signInAs('mary', claims)
  const mary = await come()
  await mary.page.goto(link)
  await mary.page.getByRole('link', { name: 'Get Started' }).first().click()
  await mary.page.getByRole('button', { name: 'Continue with Acme' }).click()
  await mary.page.waitForURL(`${served.url}/welcome`)
  await payForQuantum(mary.page)

  await ada.page.reload()
  await ada.page.getByText('Started a paid membership').waitFor()
  expect(await figures(ada.page)).toEqual(['1', '0', '1'])
  await ada.page.goto('/frontier')
  await ada.page.getByRole('button', { name: /^Why\?/ }).click()
  await ada.page.getByText('A referral started a paid membership').waitFor()

  await mary.page.goto('/settings')
  await mary.page.getByRole('button', { name: 'Use the 30-day guarantee' }).click()
  await mary.page.getByRole('button', { name: 'Confirm' }).click()
  await mary.page
    .getByText(/\$97\.00 was refunded/)
    .first()
    .waitFor()
  await ada.page.goto('/refer')
  await ada.page.getByText('Used the guarantee').waitFor()
  expect(await figures(ada.page)).toEqual(['1', '0', '0'])
  expectNoFaults(ada)
  expectNoFaults(mary)
})

test('a visitor is asked to sign in and comes back to the page; a coach has it too', async () => {
  const here = await come()
  const { page } = here
  await page.goto('/refer?ref=somebody')
  const signUp = page.getByRole('link', { name: 'Create an account' })
  expect(await signUp.getAttribute('href')).toBe('/api/login?ref=somebody&mode=sign-up&returnTo=%2Frefer')
  await signUp.click()
  await page.getByLabel('First name').fill('Carla')
  await page.getByLabel('Last name').fill('Coach')
  await page.getByLabel('Email').fill('carla@referrals.example')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/refer')
  await page.request.post('/api/user/role', { data: { role: 'coach' } })
  await page.goto('/refer')
  expect(await linkOf(page)).toContain('?ref=')
  expectNoFaults(here)
})
