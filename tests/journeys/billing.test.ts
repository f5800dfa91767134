import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, pay, payForQuantum, person } from './browser/browser.ts'
import { sharedSite } from './browser/shared-site.ts'

const site = sharedSite('billing')

const lockedModule = '/modules/growth-01-growth-arithmetic'

test('from a locked module to Quantum by a test card, after one that is declined', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('quantum@billing.example'))
  await page.goto(lockedModule)
  await page
    .getByRole('link', { name: /^Upgrade to Quantum/ })
    .first()
    .click()
  await page.waitForURL('**/pricing')
  await page.getByText('no money moves').waitFor()
  await page.getByRole('button', { name: 'Upgrade to Quantum' }).click()
  await page.waitForURL('**/subscribe?**')
  await pay(page, '4000 0000 0000 0002')
  await page.getByText('Payment Failed', { exact: true }).waitFor()
  await page.getByText('Your card was declined.').first().waitFor()
  await pay(page, '4242 4242 4242 4242')
  await page.waitForURL('**/dashboard')
  await page.getByText('Payment Successful', { exact: true }).waitFor()
  await page.getByText('Welcome to your new membership tier!', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(lockedModule)
  await page.getByRole('heading', { level: 1, name: /arithmetic/i }).waitFor()
  expect(await page.getByRole('link', { name: /^Upgrade to Quantum/ }).count()).toBe(0)
  expectNoFaults(here)
})

test('from Quantum to Elite with the charge shown before, then cancelled and resumed', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('elite@billing.example'))
  await payForQuantum(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Elite' }).click()
  await page.getByText(/^You pay \$200\.00 today/).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Upgrade Successful', { exact: true }).waitFor()
  await page.getByText('Your membership has been upgraded!', { exact: true }).waitFor()

  await page.goto('/settings')
  await page.getByText(/^Elite renews on/).waitFor()
  await confirm(page, 'Cancel membership')
  await page.getByText('Your membership is canceled', { exact: true }).waitFor()
  await page
    .getByText(/^Elite ends on/)
    .first()
    .waitFor()
  await confirm(page, 'Resume membership')
  await page.getByText('Your membership continues', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel membership' }).waitFor()
  expectNoFaults(here)
})

test('the guarantee returns the charge with one confirmed click', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('guarantee@billing.example'))
  await payForQuantum(page)
  await page.goto('/settings')
  await confirm(page, 'Use the 30-day guarantee')
  await page.getByText('Your refund is on its way', { exact: true }).waitFor()
  await page
    .getByText(/\$97\.00 was refunded/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Use the 30-day guarantee' }).count()).toBe(0)
  await page.goto(lockedModule)
  await page
    .getByRole('link', { name: /^Upgrade to Quantum/ })
    .first()
    .waitFor()
  expectNoFaults(here)
})

test('the payment page goes to the plans without a secret, and home for a visitor', async () => {
  const here = await site.visit()
  const { page } = here
  await page.goto('/subscribe?client_secret=x')
  expect(new URL(page.url()).pathname).toBe('/')
  await enroll(page, person('lost@billing.example'))
  await page.goto('/subscribe')
  expect(new URL(page.url()).pathname).toBe('/pricing')
  await page.goto('/subscribe?client_secret=of-somebody-else')
  await page.getByText('This payment is no longer open').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/')
  expect(await page.evaluate(() => document.documentElement.dataset.apart)).toBe(undefined)
})

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
}
