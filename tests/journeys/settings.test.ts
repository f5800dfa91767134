import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveProcess } from '#tests/process.ts'
import { expectNoFaults, join, openBrowser, person, signIn, visit } from './browser.ts'

let browser: Browser
let served: Served
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(joinPath(tmpdir(), 'frontier-settings-'))
  served = await serveProcess(dataDir)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

/** The link of the letter with this subject. */
async function mailedLink(subject: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const letters = readdirSync(joinPath(dataDir, 'outbox'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) =>
        readFileSync(joinPath(dataDir, 'outbox', name), 'utf8')
          .replaceAll('=\r\n', '')
          .replaceAll('=3D', '='),
      )
    const found = letters
      .find((letter) => letter.includes(`Subject: ${subject}`))
      ?.match(/http\S+verify-email\?token=[\w.-]+/)
    if (found) return found[0]
    await wait(50)
  }
  throw new Error(`No letter: ${subject}`)
}

/** What an authenticator app would show for the key on the page. */
function appCode(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('a member turns two-step sign-in on, and signs in with a code, and with a recovery code', async () => {
  const here = await visit(browser, served.url)
  const { page } = here
  const ada = person('two-step@settings.example')
  await join(page, ada)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Enter your password.').waitFor()
  await dialog.getByLabel('Current password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: /scanned/ }).waitFor()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('That code is not right, or was used already.').waitFor()
  await dialog.getByLabel('Code').fill(appCode(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await section(page, 'Two-step sign-in').getByText('10 recovery codes are left').waitFor()

  await page.goto('/api/logout')
  await page.goto('/api/login?returnTo=/settings')
  await signIn(page, ada)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  // The code that turned it on is used up; the app shows the next one within 30 seconds.
  const used = appCode(key)
  while (appCode(key) === used) await wait(500)
  await page.getByLabel('Code').fill(appCode(key))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/settings')

  await page.goto('/api/logout')
  await page.goto('/api/login')
  await signIn(page, ada)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${served.url}/`)
  await page.goto('/settings')
  await section(page, 'Two-step sign-in').getByText('9 recovery codes are left').waitFor()
  expectNoFaults(here)
})

test('a member moves to another e-mail address', async () => {
  const here = await visit(browser, served.url)
  const { page } = here
  const ada = person('before@settings.example')
  await join(page, ada)
  await page.goto('/settings')
  const part = section(page, 'E-mail')
  await part.getByLabel('New e-mail address').fill('after@settings.example')
  await part.getByLabel('Current password').fill('not this one')
  await part.getByRole('button', { name: 'Save changes' }).click()
  await part.getByText('That is not your current password.').waitFor()
  expect(await part.getByLabel('New e-mail address').inputValue()).toBe('after@settings.example')
  await part.getByLabel('Current password').fill(ada.password)
  await part.getByRole('button', { name: 'Save changes' }).click()
  await says(page, 'Confirm your new address')

  await page.goto(await mailedLink('Confirm your new e-mail address'))
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor()
  await page.goto('/settings')
  await section(page, 'E-mail').getByText('after@settings.example is confirmed.').waitFor()
  expectNoFaults(here)
})

test('a photo is shown in the bar, and goes again', async () => {
  const here = await visit(browser, served.url)
  const { page } = here
  await join(page, person('photo@settings.example'))
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
  await shown.waitFor({ state: 'detached' })
  expectNoFaults(here)
})

test('name and letters are saved, and the theme follows to another browser', async () => {
  const ada = person('theme@settings.example')
  const first = await visit(browser, served.url)
  await join(first.page, ada)
  await first.page.goto('/settings')
  await first.page.getByLabel('First name').fill('Grace')
  await first.page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await section(first.page, 'Profile').getByRole('button', { name: 'Save changes' }).click()
  await says(first.page, 'Settings Saved')
  await first.page.getByRole('button', { name: 'Account of Grace Okafor' }).waitFor()
  await first.page.getByLabel('Weekly progress letter').uncheck()
  const letters = first.page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await section(first.page, 'Notifications').getByRole('button', { name: 'Save changes' }).click()
  expect((await (await letters).json()).notifications).toEqual({ coach: true, weekly: false, program: true })

  const kept = first.page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await first.page.getByRole('button', { name: 'Toggle theme' }).click()
  await first.page.getByRole('button', { name: 'Toggle theme' }).click()
  await kept
  const isDark = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  await isDark(first.page)

  const second = await visit(browser, served.url)
  await second.page.goto('/api/login')
  await signIn(second.page, ada)
  await second.page.waitForURL(`${served.url}/`)
  await isDark(second.page)
  await second.page.goto('/settings')
  await section(second.page, 'Where you are signed in').getByRole('listitem').nth(1).waitFor()
  await second.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await second.page.waitForURL(`${served.url}/`)
  await first.page.goto('/settings')
  await first.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  expectNoFaults(first)
  expectNoFaults(second)
})

test('a coach without two-step sign-in is shown the way to it', async () => {
  const dir = mkdtempSync(joinPath(tmpdir(), 'frontier-strict-'))
  const strict = await serveProcess(dir, { COACH_TWO_STEP: 'required' })
  const here = await visit(browser, strict.url)
  await join(here.page, person('coach@settings.example'))
  await here.page.request.post('/api/user/role', { data: { role: 'coach' } })
  await here.page.goto('/coach/clients')
  await here.page.getByRole('heading', { name: 'One more step before you coach' }).waitFor()
  await here.page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await here.page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor()
  expectNoFaults(here)
  await strict.stop()
  rmSync(dir, { recursive: true, force: true })
})
