import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, expectNoFaults, openBrowser, person, visit } from '../browser/browser.ts'
import { faultsAtEveryLook } from '../browser/page-checks.ts'
import { serveDesk } from '../browser/serve-desk.ts'

let browser: Browser
let served: Awaited<ReturnType<typeof serveDesk>>
beforeAll(async () => {
  served = await serveDesk()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

test('a caseload is moved to another coach in a few clicks, but for the client who stays', async () => {
  await served.coachWith('Cora', ['Ada', 'Ben', 'Chen'])
  await served.coachWith('Dora', [])
  const here = await visit(browser, served.url)
  const { page } = here
  await enroll(page, person('caseload@desk.example'))
  await served.makeOperator('caseload@desk.example')
  await page.goto('/operator')
  await page.getByRole('link', { name: 'Coaches', exact: true }).click()
  await page.getByRole('button', { name: 'Move clients… of Cora Coach' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 clients of 3').waitFor()
  expect(await faultsAtEveryLook(page)).toEqual([])
  await dialog.getByLabel('To').selectOption({ label: 'Dora Coach, 0 clients' })
  await dialog.getByLabel('Ben Client').uncheck()
  await dialog.getByLabel('Why?').fill('Cora is on leave')
  await dialog.getByRole('button', { name: 'Move clients of Cora Coach' }).click()
  await page.getByText('2 clients moved.').first().waitFor()
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.poll(() => rowOf('Dora Coach').textContent()).toContain('2')
  await expect.poll(() => rowOf('Cora Coach').textContent()).toContain('1')
  await page.getByRole('link', { name: 'Who did what', exact: true }).click()
  await page.getByText('“Cora is on leave”').first().waitFor()
  expectNoFaults(here)
})
