import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, person } from '../browser/browser.ts'
import { axeFindings, overflow } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('sharing')
const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'
const worry = 'The number that worries me most is'

async function arrive(firstName: string) {
  const here = await site.visit()
  await enroll(here.page, { ...person(`${firstName.toLowerCase()}@sharing.example`), firstName })
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

test('a page is shared, read, commented on, answered in its lesson, and taken back', async () => {
  const ada = await arrive('Ada')
  const cora = await arrive('Cora')
  await coach(cora.page, ada.page)

  await ada.page.goto(lesson)
  await ada.page.getByLabel(worry).fill('8: only 5 people asked')
  await ada.page.getByText('Saved', { exact: true }).waitFor()
  await ada.page.getByRole('button', { name: 'Share The ten numbers with Cora Okafor' }).click()
  await ada.page.getByText(/^Shared with Cora Okafor since/).waitFor()
  expect(await axeFindings(ada.page)).toEqual([])

  // Three clicks from the coach’s home to a comment.
  await cora.page.goto('/coach/dashboard')
  await cora.page.getByText('1 shared page to read').waitFor()
  await cora.page.getByRole('link', { name: 'Read 1 page of Ada Okafor' }).click()
  await cora.page.getByText('8: only 5 people asked').waitFor()
  await cora.page.getByRole('button', { name: `Comment on ${worry}` }).click()
  expect(await axeFindings(cora.page)).toEqual([])
  await cora.page.keyboard.type('<b>Who</b> were the five?')
  await cora.page.getByRole('button', { name: 'Send comment' }).click()
  await cora.page.getByText('<b>Who</b> were the five?').waitFor()
  await cora.page.setViewportSize({ width: 360, height: 780 })
  expect(await overflow(cora.page)).toBeLessThanOrEqual(0)

  await ada.page.goto('/founder-file')
  // It is looked at among all pages.
  await ada.page.getByText('shared', { exact: true }).waitFor()
  await ada.page.getByRole('link', { name: '1 comment on The ten numbers' }).click()
  await ada.page.getByText('<b>Who</b> were the five?').waitFor()
  await ada.page.goto(lesson)
  await ada.page.getByRole('button', { name: 'Answer' }).click()
  await ada.page.getByLabel('Your answer').fill('Three cafés, two friends.')
  await ada.page.getByRole('button', { name: 'Send answer' }).click()
  await ada.page.getByRole('paragraph').filter({ hasText: 'Three cafés, two friends.' }).waitFor()
  await ada.page.getByLabel(worry).fill('8: only 3 cafés asked')
  await ada.page.getByText('Saved', { exact: true }).waitFor()

  await cora.page.goto('/coach/dashboard')
  await cora.page.getByRole('link', { name: 'Read 1 page of Ada Okafor' }).click()
  await cora.page.getByText('Three cafés, two friends.').waitFor()
  await cora.page.getByText('8: only 3 cafés asked').waitFor()

  await ada.page.goto('/settings')
  await ada.page.getByRole('button', { name: 'Stop sharing The ten numbers' }).click()
  await ada.page.getByText(/You share nothing from it with Cora Okafor/).waitFor()
  await cora.page.reload()
  await cora.page.getByRole('heading', { name: 'Nothing shared yet' }).waitFor()
  for (const one of [ada, cora]) expectNoFaults(one)
}, 120_000)
