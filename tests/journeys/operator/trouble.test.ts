import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFaults, join, openBrowser, person, type Visit, visit } from '../browser/browser.ts'
import { faultsAtEveryLook } from '../browser/page-checks.ts'

type Served = {
  url: string
  makeOperator: (email: string) => Promise<boolean>
  deadEmailTo: (address: string) => Promise<void>
  acceptEmailsTo: (address: string) => boolean
  emailsTo: (address: string) => number
  close: () => Promise<void>
}

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }

let browser: Browser
let served: Served
let desk: Visit
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openTroubled: () => Promise<Served> } = await import('../../world/served/troubled.ts' as string)
  served = await module.openTroubled()
  browser = await openBrowser()
  desk = await visit(browser, served.url, phone)
  await join(desk.page, { ...person('owner@trouble.example'), firstName: 'Olga', lastName: 'Owner' })
  await served.makeOperator('owner@trouble.example')
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

test('on a phone: a job that failed for good is retried in two clicks, and is carried out', async () => {
  const address = 'ada@trouble.example'
  await served.deadEmailTo(address)
  const { page } = desk
  await page.goto('/operator')
  await page.getByRole('link', { name: 'Running', exact: true }).first().click()
  await page.getByText('1 job failed for good.').waitFor()
  await page.getByText('550 5.7.1 not from you today').first().waitFor()
  await page.getByText(/20 tries/).waitFor()
  expect((await faultsAtEveryLook(page)).join()).toBe('')
  await page.setViewportSize(phone.viewport)

  served.acceptEmailsTo(address)
  await page.getByRole('button', { name: `Try again: mail.deliver to ${address}` }).click()
  await page.getByText('1 job will be tried again.').first().waitFor()
  await expect.poll(() => served.emailsTo(address), { timeout: 20_000 }).toBe(1)
  await expect
    .poll(
      async () => {
        await page.reload()
        // What failed is asked for by the page once it is there.
        const said = page.getByText('No job has failed.').waitFor({ timeout: 5000 })
        return said.then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('link', { name: 'Who did what', exact: true }).first().click()
  await page.getByText('1 × mail.deliver').waitFor()
})

test('by keyboard: a second one is retried without a pointer', async () => {
  const address = 'ben@trouble.example'
  await served.deadEmailTo(address)
  served.acceptEmailsTo(address)
  const { page } = desk
  await page.goto('/operator')
  await page.getByRole('link', { name: 'Running', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const again = page.getByRole('button', { name: `Try again: mail.deliver to ${address}` })
  await again.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await again.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => served.emailsTo(address), { timeout: 20_000 }).toBe(1)
})

test('on a phone: what an answer of the connected model cost is seen in one click', async () => {
  const { page } = desk
  await page.goto('/operator')
  const asked = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ message: 'How do I find my first customer?' })
    return (await fetch('/api/chat/message', { method: 'POST', headers, body })).json()
  })
  expect(JSON.stringify(asked)).toContain('Ask three people who pay for it today.')
  await page.getByRole('link', { name: 'Running', exact: true }).first().click()
  // Ten tokens at $1,000 a million and ten at $2,000.
  await page
    .getByText(/^1 question · 20 tokens · \$0\.03/)
    .first()
    .waitFor()
  await page.getByText('Today, a-model').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expectNoFaults(desk)
})
