import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bytesOf, enroll, expectNoFaults, person, signIn } from './browser/browser.ts'
import { openSite } from './browser/site.ts'

const secret = 'a secret of the journeys that is long enough'

const site = openSite('privacy', { AUTH_SECRET: secret })

const section = (page: Page) => page.getByRole('region', { name: 'Your data' }).or(page.locator('#privacy'))

test('a member takes everything along, as a page that opens from the disk', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('takes@members.example'))
  await page.goto('/settings')
  const coming = page.waitForEvent('download')
  await section(page).first().getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await bytesOf(download))
  expect(Object.keys(files)).toEqual(['data.json', 'index.html'])
  await page.getByText('Your download will start in a moment.').waitFor()
  expectNoFaults(here)

  const path = joinPath(site.dataDir, 'index.html')
  writeFileSync(path, strFromU8(files['index.html'] ?? new Uint8Array()))
  await page.goto(`file://${path}`)
  await page.getByRole('heading', { level: 1, name: 'Your data at Frontier 180' }).waitFor()
  await page.getByText('takes@members.example').first().waitFor()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await here.context.close()
})

test('a member deletes their account with the password, and can join again', async () => {
  const here = await site.visit()
  const { page } = here
  const ada = person('leaves@members.example')
  await enroll(page, ada)
  await page.goto('/settings')
  await section(page).first().getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await dialog.getByText('What we have to keep for tax law').waitFor()

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('Enter your password.').waitFor()
  await dialog.getByLabel('Password').fill('not it')
  await page.keyboard.press('Enter')
  await dialog.getByText('That isn’t your current password.').waitFor()
  await dialog.getByLabel('Password').fill(ada.password)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor()
  expectNoFaults(here)
  await page.getByRole('button', { name: 'Back to the home page' }).click()
  await page.waitForURL('**/')
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()

  await page.goto('/api/login?mode=sign-in')
  await signIn(page, ada)
  await page.getByText('That email and password don’t match.').waitFor()
  await enroll(page, ada)
  await here.context.close()
})

test('the link of a weekly email stops it by a button, without signing in', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('stops@members.example'))
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', 'weekly', id]))
    .digest('base64url')
  const stranger = await site.visit()
  await stranger.page.goto(`/unsubscribe?token=weekly.${id}.${signature}`)
  const weekly = async () => (await (await page.request.get('/api/settings')).json()).notifications.weekly
  expect(await weekly()).toBe(true)
  await stranger.page.getByRole('button', { name: 'Unsubscribe' }).click()
  await stranger.page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' }).waitFor()
  expect(await weekly()).toBe(false)
  expectNoFaults(stranger)
  await stranger.page.goto('/unsubscribe?token=nonsense')
  await stranger.page.getByRole('button', { name: 'Unsubscribe' }).click()
  await stranger.page.getByText('This link is incomplete.', { exact: false }).waitFor()
  await stranger.context.close()
  await here.context.close()
})
