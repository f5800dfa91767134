import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isLongRun } from '#tests/world/long-run.ts'
import { newContext, openBrowser, openPage } from '../browser/browser.ts'
import { applyLook, faultsAtEveryLook, untilQuiet } from '../browser/page-checks.ts'

type Coach = {
  url: string
  cookie: string
  idOf: (n: number) => string
  write: (n: number, text: string) => Promise<unknown>
  readBy: (n: number) => Promise<string[]>
  close: () => Promise<void>
}

let browser: Browser
let served: Coach
let context: BrowserContext
let page: Page
let clicks = 0
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openCoach: (count: number, written: number) => Promise<Coach> } = await import(
    '../../world/served/serve-coach.ts' as string
  )
  served = await module.openCoach(34, 10)
  browser = await openBrowser()
  context = await newContext(browser, served.url)
  const [name = '', value = ''] = served.cookie.split('=', 2)
  await context.addCookies([{ name, value, url: served.url }])
  ;({ page } = await openPage(context))
})
beforeEach(() => {
  clicks = 0
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

async function click(role: 'link' | 'button' | 'checkbox', name: string | RegExp, within: Page = page): Promise<void> {
  clicks += 1
  await within.getByRole(role, { name }).click()
}
const field = (label = 'Message to client') => page.getByLabel(label, { exact: true })
const isFocused = (label = 'Message to client') =>
  field(label).evaluate((element) => element === document.activeElement)
/** Whether the field can be seen without scrolling. */
const isInView = () =>
  field().evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('Contact arrives in the message field, on a phone too; a draft is there again after going away and a reload', async () => {
  for (const width of [1440, 360]) {
    await applyLook(page, { width, theme: 'light' })
    await page.goto('/coach/dashboard')
    const row = page.getByRole('region', { name: 'Who needs me today' }).getByRole('listitem').nth(8)
    await row.getByRole('link', { name: /^Contact/ }).click()
    await expect.poll(() => isFocused()).toBe(true)
    await expect.poll(() => isInView()).toBe(true)
  }
  await page.keyboard.type('Half a sent')
  await page.goto('/coach/dashboard')
  await page.goBack()
  await expect.poll(() => field().inputValue()).toBe('Half a sent')
  await page.reload()
  await expect.poll(() => field().inputValue()).toBe('Half a sent')
  await field().fill('')
})

test('ten messages are answered in twelve clicks, the paid request first, and one put aside comes back', async () => {
  await applyLook(page, { width: 1440, theme: 'light' })
  await page.goto('/coach/dashboard')
  await page.getByText('Paid session request: asked today').waitFor()
  await click('link', 'Messages, 10 waiting')
  await page.getByRole('heading', { level: 2, name: 'Client1 Okafor' }).waitFor()
  // The field takes the focus on arrival, and the page moves to it.
  await expect.poll(() => isFocused()).toBe(true)
  clicks += 1
  await page.getByRole('button', { name: 'Put aside' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Client1 Okafor' }).waitFor()
  for (let left = 10; left > 0; left -= 1) {
    await page
      .getByText(`${left === 1 ? '1 client is waiting' : `${left} clients are waiting`} for your answer.`)
      .waitFor()
    await expect.poll(() => isFocused()).toBe(true)
    await page.keyboard.type(`Answer ${left}`)
    await click('button', left > 1 ? 'Send and next' : 'Send message')
  }
  await page.getByText('No one is waiting for your answer.').waitFor()
  expect(clicks).toBeLessThanOrEqual(20)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => served.readBy(n)))
  expect(answers.map((texts) => texts.length)).toEqual(Array(10).fill(1))
  expect(answers[1]).toEqual(['Answer 10'])
})

test('a new message shows by itself within fifteen seconds, and the keys alone answer it', async () => {
  await page.goto('/coach/dashboard')
  await page.getByRole('link', { name: 'Messages', exact: true }).waitFor()
  await untilQuiet(page)
  await served.write(20, 'Are you there?')
  await page.getByRole('link', { name: 'Messages, 1 waiting' }).waitFor({ timeout: 15_000 })
  await page.getByRole('region', { name: 'Who needs me today' }).getByText('Wrote to you today').waitFor()
  await page.goto('/coach/inbox')
  await expect.poll(() => isFocused()).toBe(true)
  await page.keyboard.type('Yes.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('No one is waiting for your answer.').waitFor()
  expect(await served.readBy(20)).toEqual(['Yes.'])
})

test('thirty-four clients are told in five clicks, once each, with their names', async () => {
  await page.goto('/coach/dashboard')
  await click('link', 'Write to several')
  await click('button', 'Select all 34')
  await page.getByLabel('Message to several').fill('Hi {name}, the call moves to Friday.')
  await click('button', 'Preview')
  await page
    .getByRole('dialog')
    .getByText(/^Hi Client\d+, the call moves to Friday\.$/)
    .waitFor()
  clicks += 1
  await page.getByRole('button', { name: 'Send to 34 clients' }).dblclick()
  await page.getByText('Messages Sent', { exact: true }).waitFor()
  expect(clicks).toBeLessThanOrEqual(5)
  for (const n of [0, 33]) {
    const moved = (await served.readBy(n)).filter((text) => text.includes('Friday'))
    expect(moved).toEqual([`Hi Client${n}, the call moves to Friday.`])
  }
})

// The short run looks at both pages among all others (`every-page.test.ts`), with messages and 30 clients in them.
test.runIf(isLongRun)(
  'inbox, writing to several and templates have no fault that axe finds, at every width and in both themes',
  async () => {
    await served.write(3, 'One more question?')
    for (const path of ['/coach/inbox', '/coach/write']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Templates' }).waitFor()
      expect.soft(await faultsAtEveryLook(page), path).toEqual([])
    }
  },
)

test('signing out leaves no draft in the browser', async () => {
  await page.goto('/coach/write')
  await page.getByLabel('Message to several').fill('A secret')
  await page.getByRole('button', { name: /^Account menu:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([])
})
