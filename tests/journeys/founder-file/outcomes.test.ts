import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, person } from '../browser/browser.ts'
import { axeFindings, overflow } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('outcomes')

async function arrive(firstName: string) {
  const here = await site.visit()
  await enroll(here.page, { ...person(`${firstName.toLowerCase()}@outcomes.example`), firstName })
  return here
}

/** A coach with this member as a client; the pages that lead there are in other journeys. */
async function coach(page: Page, client: Page): Promise<void> {
  const { id } = (await (await client.request.get('/api/auth/user')).json()) as { id: string }
  await page.request.post('/api/user/role', { data: { role: 'coach' } })
  expect((await page.request.post('/api/coach/assign-client', { data: { clientId: id, notes: '' } })).status()).toBe(
    200,
  )
}

/** Without the lessons, which other journeys walk. */
async function writeOn(page: Page, pageId: string): Promise<void> {
  const data = { field: 'elsewhere', value: 'In my books', version: 0 }
  expect((await page.request.post(`/api/founder-file/pages/${pageId}/answers`, { data })).status()).toBe(200)
}

test('an outcome is filed, returned, filed again and confirmed by keyboard, and stands on the map', async () => {
  const ada = await arrive('Ada')
  const cora = await arrive('Cora')
  await coach(cora.page, ada.page)
  for (const pageId of ['asks-log', 'first-funnel']) await writeOn(ada.page, pageId)

  await ada.page.goto('/founder-file')
  await ada.page.getByRole('link', { name: 'Outcomes' }).press('Enter')
  await ada.page.getByRole('button', { name: 'File it First paying customer' }).press('Enter')
  await ada.page.getByText(/You agree that Cora Okafor reads exactly these pages/).waitFor()
  expect(await axeFindings(ada.page)).toEqual([])
  await ada.page.getByRole('button', { name: 'Share 2 pages and file it' }).press('Enter')
  await ada.page.getByText(/It’s waiting for Cora Okafor\.$/).waitFor()

  await cora.page.goto('/coach/dashboard')
  await cora.page.getByRole('link', { name: 'Decide on 1 outcome of Ada Okafor' }).press('Enter')
  await cora.page.getByRole('button', { name: 'Return First paying customer' }).press('Enter')
  await cora.page.getByLabel('What is missing').fill('Who said yes?')
  expect(await axeFindings(cora.page)).toEqual([])
  await cora.page.getByRole('button', { name: 'Return it' }).press('Enter')
  await cora.page.getByText('You wrote: Who said yes?').waitFor()

  await ada.page.reload()
  await ada.page.getByText('Who said yes?').waitFor()
  await ada.page.getByRole('button', { name: 'File it again First paying customer' }).press('Enter')
  await ada.page.getByRole('button', { name: 'Share 2 pages and file it' }).press('Enter')
  await ada.page.getByText(/It’s waiting for Cora Okafor\.$/).waitFor()

  await cora.page.reload()
  await cora.page.getByRole('button', { name: 'Confirm First paying customer' }).press('Enter')
  await cora.page.getByRole('button', { name: 'Confirm it' }).press('Enter')
  await cora.page.getByText('1 of 7 proved').waitFor()
  await cora.page.setViewportSize({ width: 360, height: 780 })
  expect(await overflow(cora.page)).toBeLessThanOrEqual(0)

  await ada.page.reload()
  await ada.page.getByText(/^Confirmed by Cora Okafor on .* 60 points are yours/).waitFor()
  await ada.page.getByRole('link', { name: 'Open the map' }).press('Enter')
  await ada.page.getByRole('img', { name: /^Proved: First paying customer/ }).waitFor()
  await ada.page.getByText('1 of 7 proved.').waitFor()
  for (const one of [ada, cora]) expectNoFaults(one)
}, 120_000)
