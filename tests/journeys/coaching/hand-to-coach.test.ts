import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '#tests/world/long-run.ts'
import { openBrowser, pageOf } from '../browser/browser.ts'
import { applyLook, faultsAtEveryLook, overflow } from '../browser/page-checks.ts'

type Served = {
  url: string
  coach: string
  client: string
  solo: string
  clientId: string
  arrived: () => Promise<{ text: string; quotes?: { from: string; text: string }[] }[]>
  close: () => Promise<void>
}

let browser: Browser
let served: Served
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openHanding: (questions: string[]) => Promise<Served> } = await import(
    '../../world/served/serve-handing.ts' as string
  )
  served = await module.openHanding(['What is a runway?', 'I feel like giving up.'])
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

const pageWith = (cookie: string) => pageOf(browser, served.url, cookie)
async function openConversation(page: Page): Promise<void> {
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: /^What is a runway/ }).click()
  await page.getByRole('button', { name: 'Hand to my coach' }).last().waitFor()
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hand to my coach' })
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return labels.map(({ textContent }) => textContent).join(' ') || element?.textContent || ''
  })

test('by keyboard alone an answer and its question reach the coach once, and the first question stays with the member', {
  timeout: 120_000,
}, async () => {
  const page = await pageWith(served.client)
  await applyLook(page, { width: 1440, theme: 'light' })
  await openConversation(page)
  const button = page.getByRole('button', { name: 'Hand to my coach' }).last()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const boxes = dialog.getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(4)
  // It opens at the answer, whose question is chosen too.
  await expect.poll(() => focusedName(page)).toMatch(/^Assistant: /)
  expect(await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
    false,
    false,
    true,
    true,
  ])
  const seen = dialog.getByRole('region', { name: /^What Cora .* will see$/ })
  expect(await seen.getByText('I feel like giving up.').count()).toBe(1)
  expect(await seen.getByText('What is a runway?').count()).toBe(0)
  expect(await faultsAtEveryLook(page)).toEqual([])
  // Back and forth with the space bar, then the note.
  await boxes.last().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Can we talk on Friday?')
  expect(await served.arrived()).toEqual([])
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toMatch(/^Hand to Cora /)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  // Where it was pressed is where one goes on.
  await expect.poll(() => focusedName(page)).toBe('Hand to my coach')
  const arrived = await served.arrived()
  expect(arrived.map(({ text, quotes }) => [text, quotes?.map(({ from }) => from)])).toEqual([
    ['Can we talk on Friday?', ['member', 'assistant']],
  ])

  const coach = await pageWith(served.coach)
  await applyLook(coach, { width: 360, theme: 'light' })
  await coach.goto(`/coach/inbox?client=${served.clientId}`)
  await coach.getByText('Handed over from the assistant').first().waitFor()
  await coach.getByText('I feel like giving up.').waitFor()
  expect(await coach.getByText('What is a runway?').count()).toBe(0)
  expect(await overflow(coach)).toBeLessThanOrEqual(0)
  if (isLongRun) expect(await faultsAtEveryLook(coach)).toEqual([])
})

test('without a coach the answers stand without the button', async () => {
  const page = await pageWith(served.solo)
  await applyLook(page, { width: 360, theme: 'dark' })
  await openConversationOnPhone(page)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: 'Hand to my coach' }).count()).toBe(0)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  if (isLongRun) expect(await faultsAtEveryLook(page)).toEqual([])
})

async function openConversationOnPhone(page: Page): Promise<void> {
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: /^What is a runway/ }).click()
  await page.getByRole('button', { name: 'Copy' }).last().waitFor()
}
