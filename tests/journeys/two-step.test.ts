import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { serveProcess } from '#tests/peers/process.ts'
import { expectNoFaults, join, person, signIn } from './browser/browser.ts'
import { sharedSite } from './browser/shared-site.ts'

const site = sharedSite('two-step')

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** What an authenticator app shows for the key on the page, now or some codes later. */
function appCode(key: string, later = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('a member turns two-step sign-in on, and signs in with a code, and with a recovery code', async () => {
  const here = await site.visit()
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
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('That code is wrong or was already used.').waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('heading', { name: 'Save these recovery codes' }).waitFor()
  const [recoveryCode = '', another = ''] = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await section(page, 'Two-step sign-in').getByText('10 recovery codes are left').waitFor()

  await page.goto('/api/logout')
  await page.goto('/api/login?mode=sign-in&returnTo=/settings')
  await signIn(page, ada)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  // The code that turned it on is used up; a device whose clock is half a minute ahead shows the next one.
  await page.getByLabel('Code', { exact: true }).fill(appCode(key, 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/settings')

  await page.goto('/api/logout')
  await page.goto('/api/login?mode=sign-in')
  await signIn(page, ada)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${site.url()}/`)
  await page.goto('/settings')
  await section(page, 'Two-step sign-in').getByText('9 recovery codes are left').waitFor()

  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Current password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByText('Enter a code from your authenticator app, or a recovery code.').waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill(another)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor()
  expectNoFaults(here)
})

test('a coach without two-step sign-in is shown the way to it', async () => {
  const dir = mkdtempSync(joinPath(tmpdir(), 'frontier-strict-'))
  const strict = await serveProcess(dir, { COACH_TWO_STEP: 'required' })
  const here = await site.visit({}, strict.url)
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
