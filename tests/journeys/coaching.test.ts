import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, join, person, type Visit } from './browser/browser.ts'
import { openSite } from './browser/site.ts'

const site = openSite('coaching')

async function arrive(firstName: string, by = join): Promise<Visit> {
  const here = await site.visit()
  await by(here.page, { ...person(`${firstName.toLowerCase()}@coaching.example`), firstName })
  return here
}

async function becomeCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Coach Mode' }).click()
  await page.getByRole('button', { name: /Guide others to success/ }).click()
  await page.waitForURL('**/coach/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Coach Dashboard' }).waitFor()
}

/** Completes the first module, as its member. */
async function completeFirstModule({ request }: Page): Promise<void> {
  const moduleId = 'foundation-01-founder-baseline'
  const lessons = await (await request.get(`/api/modules/${moduleId}/submodules`)).json()
  for (const { id, core } of lessons)
    if (core) await request.post(`/api/submodules/${id}/complete`, { data: { moduleId, subModuleId: id } })
}

test('a coach assigns a client, sees what they reach, writes with them, graduates them', async () => {
  const ada = await arrive('Ada', enroll)
  const cora = await arrive('Cora')
  const { page } = cora
  await becomeCoach(page)
  await page.getByText('No recent milestones').waitFor()
  await page.getByText('No achievements yet').waitFor()

  await page.getByRole('link', { name: 'Manage Clients' }).click()
  await page.getByText('No clients assigned').waitFor()
  await page.getByRole('button', { name: 'Assign Your First Client' }).click()
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ label: 'Ada Okafor (ada@coaching.example)' })
  await page.getByLabel('Notes (optional)').fill('Sells soap.')
  await page.getByRole('button', { name: 'Assign Client' }).click()
  await page.getByText('Successfully assigned client to your coaching program', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Ada Okafor' }).waitFor()
  await page.getByText('1 client', { exact: true }).waitFor()

  await completeFirstModule(ada.page)
  await ada.page.goto('/messages')
  await ada.page.getByLabel('Message to your coach').fill('Module one is done.')
  await ada.page.getByRole('button', { name: 'Send message' }).click()
  await ada.page.getByText('Message Sent', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Coach Dashboard' }).click()
  await page.getByText('Completed Founder baseline').first().waitFor()
  const today = page.getByRole('region', { name: 'Who needs me today' })
  await today.getByText(/Wrote to you today/).waitFor()
  await page.getByRole('link', { name: 'Messages, 1 waiting' }).waitFor()
  await today.getByRole('link', { name: 'Contact Ada Okafor' }).click()
  await page.getByText('Module one is done.').waitFor()
  await page.getByLabel('Message to client').fill('Well done. Now the ten conversations.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Well done. Now the ten conversations.').first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: /waiting/ }).count()).toBe(0)

  await ada.page.goto('/')
  await ada.page.getByRole('link', { name: 'Messages, 1 unread' }).click()
  await ada.page.getByText('Well done. Now the ten conversations.').waitFor()

  await page.getByRole('link', { name: 'My Clients' }).first().click()
  await page.getByRole('button', { name: 'More about Ada Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Graduate' }).click()
  await page.getByLabel('Why now?').fill('She sold the business.')
  await page.getByRole('dialog').getByRole('button', { name: 'Graduate' }).click()
  await page.getByText('Client Graduated', { exact: true }).waitFor()
  await page.getByText('Graduated', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Coach Dashboard' }).click()
  await page.getByText('0 active, 1 graduated').waitFor()
  await page.getByText('100%', { exact: true }).waitFor()
  await page.getByText('Graduated: She sold the business.', { exact: true }).waitFor()
  await page.getByText('at 6.3% of the program').waitFor()

  await ada.page.getByRole('button', { name: 'This is not my coach' }).click()
  await ada.page.getByText('This coaching has ended, so you can read messages but not send any.').waitFor()
  expectNoFaults(ada)
  expectNoFaults(cora)
})

test('a profile whose save fails stays in edit mode with what was typed, and is public once saved', async () => {
  const here = await arrive('Carl', enroll)
  const { page } = here
  await page.request.post('/api/user/role', { data: { role: 'coach' } })
  await page.goto('/coach/profile')
  await page.getByText('No bio provided').waitFor()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('I ran two shops.')
  await page.getByLabel('Years of Experience').fill('12')
  await page.getByRole('combobox', { name: 'Add specialization' }).fill('Pricing')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Add certification' }).fill('PCC')
  await page.getByRole('button', { name: 'Add certification' }).click()

  await page.route('**/api/coach/profile', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Failed to update profile', { exact: true }).waitFor()
  expect(await page.getByLabel('Bio').inputValue()).toBe('I ran two shops.')
  await page.unroute('**/api/coach/profile')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your coach profile has been successfully updated', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor()

  await page.getByRole('link', { name: 'your public page' }).click()
  await page.getByRole('heading', { level: 1, name: /Carl/ }).waitFor()
  const address = page.url()
  const stranger = await site.visit()
  await stranger.page.goto(address)
  await stranger.page.getByText('I ran two shops.').waitFor()
  expect((await stranger.page.request.get('/coaches/nobody')).status()).toBe(404)
  expectNoFaults(here)
})
