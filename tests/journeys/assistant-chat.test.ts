import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, expectNoFaults, openBrowser, person, signIn, visit } from './browser/browser.ts'
import { type Site, serveSite } from './browser/serve-site.ts'

let browser: Browser
let served: Site
const mock = new LLMock({ port: 0 })
const folder = mkdtempSync(joinPath(tmpdir(), 'frontier-chat-'))
beforeAll(async () => {
  const url = await mock.start()
  mock.onMessage(/slowly/, { content: 'word '.repeat(2000) }, { streamingProfile: { ttft: 10, tps: 60 } })
  mock.onMessage(/shortly/, { content: 'A short answer.' })
  served = await serveSite(folder, {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${url}/v1`,
    AI_MODEL: 'a-model',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  await mock.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
}
const answer = (page: Page) => page.getByText('A short answer.').first()
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const atEnd = (page: Page) =>
  expect
    .poll(() => log(page).evaluate((part) => Math.round(part.scrollHeight - part.scrollTop - part.clientHeight)))
    .toBeLessThan(60)
/** How far below the top of the messages the latest one begins, px. */
const startOfLatest = (page: Page) =>
  log(page).evaluate((part) => {
    const latest = part.querySelector(':scope > ol > li:last-child') ?? part
    return Math.round(latest.getBoundingClientRect().top - part.getBoundingClientRect().top)
  })

test('a conversation gets a name of its own, is found by it, and keeps it', async () => {
  const here = await visit(browser, served.url)
  const { page } = here
  await enroll(page, person('rename@journey.example'))
  await page.goto('/ai-assistant')
  await ask(page, 'shortly please')
  await answer(page).waitFor()
  await page.getByRole('button', { name: 'Rename shortly please' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename conversation' })
  await dialog.getByLabel('Title').fill('  Prices in spring ')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Prices in spring' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('in summer')
  await page.getByText('No conversations match your search.').waitFor()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('SPRING')
  await page.getByRole('button', { name: /^Prices in spring/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Prices in spring/ }).click()
  await page.getByRole('heading', { name: 'Prices in spring' }).waitFor()
  expectNoFaults(here)
})

test('a growing answer is shown from its start, leaves alone who reads further up, and is followed to its end when asked', async () => {
  const here = await visit(browser, served.url, { viewport: { width: 1280, height: 640 } })
  const { page } = here
  await enroll(page, person('scroll@journey.example'))
  await page.goto('/ai-assistant')
  await ask(page, 'slowly please')
  const tall = () => log(page).evaluate((part) => part.scrollHeight > part.clientHeight + 200)
  await expect.poll(tall, { timeout: 20_000 }).toBe(true)
  expect(await startOfLatest(page)).toBeGreaterThanOrEqual(0)
  expect(await startOfLatest(page)).toBeLessThan(60)
  await log(page).evaluate((part) => part.scrollTo({ top: 0 }))
  const back = page.getByRole('button', { name: 'Jump to the latest message' })
  await back.waitFor()
  const height = await log(page).evaluate((part) => part.scrollHeight)
  await expect.poll(() => log(page).evaluate((part) => part.scrollHeight), { timeout: 20_000 }).toBeGreaterThan(height)
  expect(await log(page).evaluate((part) => part.scrollTop)).toBe(0)
  await back.click()
  await back.waitFor({ state: 'hidden' })
  await atEnd(page)
  const before = await log(page).evaluate((part) => part.scrollHeight)
  await expect.poll(() => log(page).evaluate((part) => part.scrollHeight), { timeout: 20_000 }).toBeGreaterThan(before)
  await atEnd(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped.').waitFor()
  expectNoFaults(here)
})

test('two tabs agree: what is asked in one is in the other', async () => {
  const here = await visit(browser, served.url)
  const { page, context } = here
  await enroll(page, person('tabs@journey.example'))
  await page.goto('/ai-assistant')
  const other = await context.newPage()
  await other.goto('/ai-assistant')
  await other.getByText('No conversations yet. Start a new one!').waitFor()
  await ask(page, 'shortly please')
  await answer(page).waitFor()
  await other.getByRole('button', { name: /^shortly please/ }).click()
  await answer(other).waitFor()
  await other.getByText('19 of 20 messages left today.').waitFor()
  await page.getByRole('button', { name: 'Delete shortly please' }).click()
  await other.getByText('No conversations yet. Start a new one!').waitFor()
  expectNoFaults(here)
})

test('a session that ended in the middle asks to sign in, and what was typed is then sent', async () => {
  const ada = person('expired@journey.example')
  const { page, context } = await visit(browser, served.url)
  await enroll(page, ada)
  await page.goto('/ai-assistant')
  await page.getByText('20 of 20 messages left today.').waitFor()
  await context.clearCookies()
  await ask(page, 'shortly, with care typed')
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('textarea[aria-label="Message"]').inputValue()).toBe('shortly, with care typed')
  await signIn(page, ada)
  await answer(page).waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
})

test('on a phone one panel shows at a time, and an answer needs no sideways scrolling', async () => {
  const here = await visit(browser, served.url, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const { page } = here
  await enroll(page, person('phone@journey.example'))
  await page.goto('/ai-assistant')
  const panel = (name: string) => page.getByRole('group', { name: 'Panels' }).getByRole('button', { name, exact: true })
  await panel('AI Tools').tap()
  await page.getByRole('textbox', { name: 'Business idea' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).isVisible()).toBe(false)
  await panel('Chat').tap()
  await ask(page, 'shortly please')
  await answer(page).waitFor()
  await panel('Conversations').tap()
  await page.getByRole('button', { name: /^shortly please/ }).tap()
  await answer(page).waitFor()
  const box = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(740)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expectNoFaults(here)
})
