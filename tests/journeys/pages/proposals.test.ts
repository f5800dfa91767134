import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '#tests/world/long-run.ts'
import { openBrowser, pageOf } from '../browser/browser.ts'
import { applyLook, axeFindings, faultsAtEveryLook } from '../browser/page-checks.ts'

type Served = { url: string; client: string; close: () => Promise<void> }

let browser: Browser
let served: Served
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openProposals: () => Promise<Served> } = await import(
    '../../world/served/serve-proposals.ts' as string
  )
  served = await module.openProposals()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

const member = () => pageOf(browser, served.url, served.client)
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** Enter in the box, and the card that it leads to. */
async function say(page: Page, message: string, title: string) {
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.type(message)
  await page.keyboard.press('Enter')
  await card(page, title).waitFor()
  return card(page, title)
}

/** Tab until something has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const wanted = page.getByRole(role, { name })
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((one) => one === document.activeElement).catch(() => false)) return
  }
  throw new Error(`${name} was not reached by Tab`)
}

test('by keyboard alone: a promise is proposed, confirmed and found with where it came from; a number is dismissed', {
  timeout: 180_000,
}, async () => {
  const page = await member()
  await page.goto('/ai-assistant')
  const promise = await say(page, 'I promise to call ten dentists by Friday', 'A promise to Cora Lindqvist')
  await promise.getByText('Call ten dentists').waitFor()
  const number = await say(page, 'my revenue this month was $2,300', 'Enter revenue')
  await promise.getByText('Nothing happens until you confirm.').waitFor()
  expect(await faultsAtEveryLook(page)).toEqual([])

  await page.getByRole('log', { name: 'Messages' }).focus()
  await tabTo(page, 'Dismiss: Enter revenue')
  await page.keyboard.press('Enter')
  await number.getByText(/^Dismissed on .+ nothing was changed\.$/).waitFor()

  await page.getByRole('log', { name: 'Messages' }).focus()
  await tabTo(page, 'Confirm: A promise to Cora Lindqvist')
  await page.keyboard.press('Enter')
  await promise.getByText('Proposed by the assistant, confirmed by you on').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('Proposed by the assistant, confirmed by you')
  expect(isLongRun ? await faultsAtEveryLook(page) : await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/messages')
  await page.getByText('Call ten dentists').first().waitFor()
  await page.getByText('Proposed by the assistant, confirmed by you on').first().waitFor()

  // The card of an earlier visit says what became of it.
  await applyLook(page, { width: 1440, theme: 'light' })
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: /^I promise to call/ }).click()
  await card(page, 'A promise to Cora Lindqvist').getByText('Confirmed', { exact: true }).waitFor()
  await card(page, 'Enter revenue').getByText('Dismissed', { exact: true }).waitFor()
})
