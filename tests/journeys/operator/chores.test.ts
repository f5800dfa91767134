import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enroll,
  expectNoFaults,
  join,
  openBrowser,
  payForQuantum,
  person,
  type Visit,
  visit,
} from '../browser/browser.ts'
import { untilQuiet } from '../browser/page-checks.ts'
import { serveDesk } from '../browser/serve-desk.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }

let browser: Browser
let served: Awaited<ReturnType<typeof serveDesk>>
let desk: Visit
beforeAll(async () => {
  served = await serveDesk()
  browser = await openBrowser()
  desk = await visit(browser, served.url, phone)
  await join(desk.page, { ...person('owner@chores.example'), firstName: 'Olga', lastName: 'Owner' })
  await served.makeOperator('owner@chores.example')
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const go = (page: Page, place: string) => page.getByRole('link', { name: place, exact: true }).first().click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function find(page: Page, name: string): Promise<void> {
  await page.goto('/operator')
  await page.getByRole('searchbox').first().fill(name)
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

/** In the dialog that a button opens. */
async function withReason(page: Page, button: string | RegExp, fields: Record<string, string> = {}): Promise<void> {
  const name = typeof button === 'string' ? `${button}…` : button
  await page.getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries({ ...fields, 'Why?': 'They asked for it' }))
    await dialog.getByLabel(label).fill(text)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

/** Whatever is on it, a phone never has to be moved sideways. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('on a phone the first people are in sight', async () => {
  await desk.page.goto('/operator')
  const first = desk.page.locator('tbody tr').first()
  await first.waitFor()
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(phone.viewport.height)
})

test('on a phone: a person is found, and everything is done for them', async () => {
  const theirs = await visit(browser, served.url)
  await enroll(theirs.page, { ...person('zelda@chores.example'), firstName: 'Zelda', lastName: 'Zimmer' })
  await payForQuantum(theirs.page)
  const { page } = desk
  await find(page, 'Zelda')
  await page.getByText('Quantum', { exact: true }).first().waitFor()
  await page.getByText(/for Quantum$/).waitFor()
  await page.getByRole('link', { name: 'Go to actions' }).click()
  await press(page, 'Send the confirmation email again')
  await page.getByText('The confirmation email is on its way').first().waitFor()
  await page.getByText('Confirmation of the address').first().waitFor()
  await withReason(page, 'Correct their address', { 'New address': 'zelda-new@chores.example' })
  await page.getByText('zelda-new@chores.example').first().waitFor()
  await withReason(page, 'Give a plan')
  await withReason(page, 'End the gift')
  await withReason(page, /^Refund the payment of/)
  await withReason(page, 'Grant Coach Mode')
  await withReason(page, 'Take Coach Mode back')
  await page
    .getByText(/took Coach Mode back/)
    .first()
    .waitFor()
  await expectToFit(page)
})

test('on a phone: money, who is late, who stopped, who did what, how it runs', async () => {
  const { page } = desk
  await page.goto('/operator')
  const statuses = page.getByLabel('Status')
  await statuses.selectOption({ label: 'Payment past due' })
  await page.getByText('No one found').waitFor()
  for (const place of ['Coaches', 'Money', 'Where people stop', 'Broadcasts', 'Content', 'Running', 'Who did what']) {
    await go(page, place)
    await page.getByRole('heading', { level: 1, name: place }).waitFor()
    await untilQuiet(page)
    expect([place, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([place, 360])
  }
  await page.getByText('took Coach Mode back').first().waitFor()
})

test('on a phone: all Starters are written to, and the email is on a person’s page', async () => {
  await served.coachWith('Cora', ['Ada', 'Ben'])
  await served.coachWith('Dora', [])
  const { page } = desk
  await page.goto('/operator/broadcasts')
  await press(page, 'New broadcast')
  await page.getByLabel('Subject').fill('A call on Friday')
  await page.getByLabel('Text').fill('Join us.')
  await page.getByLabel('Plan').selectOption({ label: 'Starter' })
  await page.getByText(/would get it/).waitFor()
  await page.getByRole('button', { name: /^Send to / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await expectToFit(page)
  await find(page, 'Cora')
  await page.getByText(/^Broadcast$/).waitFor()
})

test('on a phone: whom the list finds is written to with a click', async () => {
  const { page } = desk
  await page.goto('/operator')
  await page.getByLabel('Plan').selectOption({ label: 'Starter' })
  await page.getByText('More filters').click()
  await page.getByLabel('From day').selectOption('1')
  await press(page, 'Write to them')
  await page.getByLabel('Subject').waitFor()
  expect(await page.getByLabel('Plan').inputValue()).toBe('starter')
  expect(await page.getByLabel('From day').inputValue()).toBe('1')
  await page.getByText(/would get it/).waitFor()
  await expectToFit(page)
})

test('on a phone: a caseload is moved, people are exported and imported', async () => {
  const { page } = desk
  await page.goto('/operator/coaches')
  await press(page, 'Move clients… of Cora Coach')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('Cora is on leave')
  await dialog.getByRole('button', { name: 'Move clients of Cora Coach' }).click()
  await page.getByText('2 clients moved.').first().waitFor()
  await go(page, 'People')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as a table')])
  expect(download.suggestedFilename()).toBe('people.csv')
  await press(page, 'Import people…')
  const people = 'name,email\nNew Person,new-person@chores.example\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) })
  await page.getByRole('button', { name: /^Invite / }).click()
  await find(page, 'New Person')
  await page.getByText('Invitation').first().waitFor()
  expectNoFaults(desk)
})
