import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeBack, enroll, expectNoFaults, person } from './browser/browser.ts'
import { axeFindings, faultsAtEveryLook, untilQuiet } from './browser/page-checks.ts'
import { sharedSite } from './browser/shared-site.ts'

const site = sharedSite('settings')

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

/** Whichever server wrote them. */
const outbox = () =>
  site
    .folders()
    .map((folder) => joinPath(folder, 'outbox'))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => joinPath(folder, name)))
    .filter((path) => path.endsWith('.eml'))

/** The link of the email with this subject. */
async function mailedLink(subject: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const emails = outbox().map((path) => readFileSync(path, 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    const found = emails
      .find((email) => email.includes(`Subject: ${subject}`))
      ?.match(/http\S+verify-email\?token=[\w.-]+/)
    if (found) return found[0]
    await wait(50)
  }
  throw new Error(`No email: ${subject}`)
}

test('a member moves to another email address', async () => {
  const here = await site.visit()
  const { page } = here
  const ada = person('before@settings.example')
  await enroll(page, ada)
  await page.goto('/settings')
  const part = section(page, 'Email')
  await part.getByLabel('New email address').fill('after@settings.example')
  await part.getByLabel('Current password').fill('not this one')
  await part.getByRole('button', { name: 'Change email' }).click()
  await part.getByText('That isn’t your current password.').waitFor()
  expect(await part.getByLabel('New email address').inputValue()).toBe('after@settings.example')
  await part.getByLabel('Current password').fill(ada.password)
  await part.getByRole('button', { name: 'Change email' }).click()
  await says(page, 'Confirm your new address')

  await page.goto(await mailedLink('Confirm your new email address'))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
  await page.goto('/settings')
  await section(page, 'Email').getByText('after@settings.example is confirmed.').waitFor()
  expectNoFaults(here)
})

test('a photo is shown in the bar, and goes again', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('photo@settings.example'))
  await page.goto('/settings')
  const pixels = Buffer.alloc(120 * 80 * 4, 180)
  const buffer = await Transformer.fromRgbaPixels(pixels, 120, 80).jpeg()
  await page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await says(page, 'Photo Saved')
  const shown = page.getByRole('banner').locator('img')
  await shown.waitFor()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'no.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo'),
  })
  await says(page, 'Send a photo as JPEG, PNG or WebP.')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await shown.waitFor({ state: 'detached' })
  expectNoFaults(here)
})

test('name and emails are saved, and the theme follows to another browser', async () => {
  const ada = person('theme@settings.example')
  const first = await site.visit()
  await enroll(first.page, ada)
  await first.page.goto('/settings')
  await first.page.getByLabel('First name').fill('Grace')
  await first.page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await section(first.page, 'Profile').getByRole('button', { name: 'Save changes' }).click()
  await says(first.page, 'Settings Saved')
  await first.page.getByRole('button', { name: 'Account menu: Grace Okafor' }).waitFor()
  await first.page.getByLabel('Weekly progress email').uncheck()
  const saved = first.page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await section(first.page, 'Notifications').getByRole('button', { name: 'Save notifications' }).click()
  expect((await (await saved).json()).notifications).toEqual({ coach: true, weekly: false, hour: true, program: true })

  const kept = first.page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await first.page.getByRole('button', { name: 'Toggle theme' }).click()
  await first.page.getByRole('button', { name: 'Toggle theme' }).click()
  await kept
  const isDark = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  await isDark(first.page)

  const second = await site.visit()
  await comeBack(second.page, ada)
  await second.page.goto('/settings')
  await isDark(second.page)
  await section(second.page, 'Where you are signed in').getByRole('listitem').nth(1).waitFor()
  await second.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await second.page.waitForURL(`${site.url()}/`)
  await first.page.goto('/settings')
  await first.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  expectNoFaults(first)
  expectNoFaults(second)
})

test('filled, the page has no fault that axe finds and does not overflow, at three widths in both themes', async () => {
  const here = await site.visit()
  const { page } = here
  const ada = { ...person('filled@settings.example'), firstName: 'ع'.repeat(80), lastName: 'W'.repeat(80) }
  await enroll(page, ada)
  const buffer = await Transformer.fromRgbaPixels(Buffer.alloc(40_000, 90), 100, 100).png()
  await page.request.post('/api/settings/photo', { data: buffer, headers: { 'content-type': 'image/png' } })
  const email = `${'w'.repeat(60)}@${'long.'.repeat(20)}example`
  await page.request.post('/api/settings/email', { data: { email, password: ada.password } })
  await page.goto('/settings')
  await says(page, 'Confirm your new address')
  await untilQuiet(page)
  expect(await faultsAtEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(ada.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expectNoFaults(here)
})
