import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedPostgres } from '#tests/peers/copied-postgres.ts'
import { type House, startHouse } from '#tests/peers/house.ts'
import { startPacedModel } from '#tests/peers/paced-model.ts'
import { joinOver } from '#tests/peers/process.ts'
import { expectNoFaults, joinByForm, openBrowser, openPage, person, visit } from '../browser/browser.ts'
import { open, revenue, saved, worry } from '../browser/founder-file.ts'

let house: House
let model: Awaited<ReturnType<typeof startPacedModel>>
let browser: Browser
beforeAll(async () => {
  model = await startPacedModel()
  house = await startHouse(3, { DATABASE_URL: await copiedPostgres(), ...model.settings })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.close()
  await model.close()
})

test('over three servers by turns: join, complete a lesson, write in two tabs, reload in the middle of an answer, hear from a coach', async () => {
  const cora = await joinOver(house.url, 'cora@three.example')
  await cora.post('/api/user/role', { role: 'coach' })
  const here = await visit(browser, house.url)
  const { page, context } = here
  await joinByForm(page, person('ada@three.example'))
  const ada = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
  expect((await cora.post('/api/coach/assign-client', { clientId: ada.id })).status).toBe(200)

  await open(page)
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('Module Completed!', { exact: true }).waitFor()
  const second = await openPage(context)
  await open(second.page)
  await page.getByLabel(worry).fill('the first tab')
  await saved(page)
  await second.page.getByLabel(revenue, { exact: true }).fill('1,240')
  await saved(second.page)
  await page.reload()
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe('the first tab')
  await expect.poll(() => page.getByLabel(revenue, { exact: true }).inputValue()).toBe('1,240')
  await second.page.close()

  const written = cora.post(`/api/coach/clients/${ada.id}/messages`, { text: 'How was day one?' })
  await page.goto('/ai-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('What may I charge?')
  await page.getByRole('button', { name: 'Send' }).click()
  await model.say('Count your ')
  await page.getByText('Count your').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^What may I charge/ }).click()
  await page.getByText('Count your').waitFor()
  await model.say('costs first.')
  await model.end()
  await page.getByText('Count your costs first.', { exact: true }).first().waitFor()
  expect((await written).status).toBe(200)
  await page.getByRole('link', { name: 'Messages, 1 unread' }).click()
  await page.getByText('How was day one?').waitFor()
  expectTurns()
  expectNoFaults(here)
})

/** Each server had its part of it. */
function expectTurns(): void {
  const asked = house.asked()
  const most = Math.max(...asked)
  for (const count of asked) expect(count).toBeGreaterThan(most * 0.9)
}
