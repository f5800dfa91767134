import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, pageOf } from '../browser/browser.ts'
import { axeFindings } from '../browser/page-checks.ts'

type Mine = { talks: { notes: string }[]; promises: { state: string }[]; allowance: { left: number } | null }
type Served = {
  url: string
  coach: string
  client: string
  clientId: string
  readByClient: () => Promise<Mine>
  close: () => Promise<void>
}

let browser: Browser
let served: Served
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openTalks: () => Promise<Served> } = await import('../../world/served/serve-talks.ts' as string)
  served = await module.openTalks()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

const pageWith = (cookie: string) => pageOf(browser, served.url, cookie)
const notes = (page: Page, label = 'Private notes') => page.getByLabel(label, { exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

test('a call is prepared in one click; notes survive a lost network, a reload and another tab; the member keeps a promise', {
  timeout: 120_000,
}, async () => {
  const page = await pageWith(served.coach)
  await page.goto(`/coach/clients/${served.clientId}`)
  await page.getByRole('link', { name: 'Prepare a session' }).click()
  await page.getByRole('heading', { level: 1, name: 'Next session' }).waitFor()

  await page.context().setOffline(true)
  await notes(page).fill('Careful with cash')
  await page.getByText('Kept on this device, will be sent').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await saved(page).waitFor()
  expect(await notes(page).inputValue()).toBe('Careful with cash')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await notes(other).fill('From the other tab')
  await saved(other).waitFor()
  await notes(page).fill('From this tab')
  await page.getByRole('button', { name: 'Use what I typed' }).waitFor()
  expect(await page.getByText('From the other tab').isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use what I typed' }).click()
  await saved(page).waitFor()
  await notes(page, 'Notes for Ada').fill('Raise the price.')

  // By keyboard alone: the words, whose, the day, and Enter.
  await page.getByLabel('New promise').focus()
  await page.keyboard.type('Call ten customers')
  await page.keyboard.press('Enter')
  await page.getByText('Call ten customers', { exact: true }).waitFor()

  await other.reload()
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Mark as held' }).click()
  const held = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Mark as held' })
  // The tab that comes second may have learned of it by then, and shut its dialog.
  const second = held(other)
    .click({ timeout: 4000 })
    .catch(() => undefined)
  await Promise.all([held(page).click(), second])
  await page.getByText('It counts as the month’s session.').first().waitFor()
  const mine = await served.readByClient()
  expect([mine.talks.map(({ notes }) => notes), mine.allowance?.left]).toEqual([['Raise the price.'], 0])

  const member = await pageWith(served.client)
  await member.goto('/')
  const card = member.getByRole('region', { name: 'You promised your coach' })
  await card.getByRole('button', { name: 'Kept: Call ten customers' }).press('Enter')
  await card.getByRole('button', { name: 'Not kept yet: Call ten customers' }).waitFor()
  expect((await served.readByClient()).promises.map(({ state }) => state)).toEqual(['kept'])
  await member.goto('/messages')
  await member.getByText('Raise the price.').waitFor()
  expect(await axeFindings(member)).toEqual([])
})
