import { expect, test } from 'vitest'
import { expectNoFaults, join, joinByForm, person, signIn, withServiceWorker } from './browser/browser.ts'
import { sharedSite } from './browser/shared-site.ts'

const site = sharedSite('main-job')

const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'

test('a person joins, reads day 1, completes it, sees what it earned, leaves and finds it again', async () => {
  const ada = person('ada@journey.example')
  const here = await site.visit(withServiceWorker)
  const { page } = here
  await page.goto('/?utm_source=letter')
  await page
    .getByRole('link', { name: /Get Started/ })
    .first()
    .click()
  expect(page.url()).toContain('/api/login?utm_source=letter')
  await joinByForm(page, ada)
  await page
    .getByText(/Day 1\b/)
    .first()
    .waitFor()
  await page.getByText('No badges earned yet.').waitFor()

  await page
    .getByRole('link', { name: /Ten numbers for day 1/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Ten numbers for day 1' }).waitFor()
  expect(await page.getByText('You leave with').first().isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('Module Completed!', { exact: true }).waitFor()
  await page.getByText('Sub-module completed successfully!', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Mark as Complete' }).count()).toBe(0)

  await page.goto('/frontier')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('First Step').first().waitFor()
  await page.goto('/')
  await page.getByText('First Step').first().waitFor()
  expect(await page.getByText('No badges earned yet.').count()).toBe(0)

  await page.getByRole('button', { name: /Account menu:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL('**/')
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()

  await page.goto('/api/login?mode=sign-in')
  await signIn(page, ada)
  await page.waitForURL('**/')
  await page.goto(lesson)
  await page.getByRole('heading', { level: 1, name: 'Ten numbers for day 1' }).waitFor()
  expect(await page.getByRole('button', { name: 'Mark as Complete' }).count()).toBe(0)
  expectNoFaults(here)
})

test('a member switches to coach mode and back', async () => {
  const here = await site.visit()
  const { page } = here
  await join(page, person('switch@journey.example'))
  await page.getByRole('button', { name: 'Coach Mode' }).click()
  await page.getByRole('dialog', { name: 'Select Your Role' }).waitFor()
  await page.getByText('Current role: client').waitFor()
  await page.getByRole('button', { name: /Guide others to success/ }).click()
  await page.waitForURL('**/coach/dashboard')
  await page.getByText('Successfully switched to coach mode', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Client Mode' }).click()
  await page.getByRole('button', { name: /Build your business/ }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Coach Mode' }).waitFor()
  expectNoFaults(here)
})

test('by keyboard alone a person joins, opens the first lesson and completes it', async () => {
  const here = await site.visit()
  const { page } = here
  await page.goto('/api/login?mode=sign-up')
  await page.getByLabel('First name').focus()
  for (const words of ['Ida', 'Keys', 'ida@journey.example', 'a good password']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Enter')
  for (const question of ['What are you building or running?', /How many hours/, 'When?']) {
    await page.getByRole('heading', { level: 1, name: question }).waitFor()
    await tabTo(page, /^ *Skip$/)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { level: 1, name: 'Ten numbers for day 1' }).waitFor()
  await tabTo(page, /Mark as Complete/)
  await page.keyboard.press('Enter')
  await page.getByText('Your page is still empty. Complete anyway?').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Module Completed!', { exact: true }).waitFor()
  expectNoFaults(here)
})

async function tabTo(page: import('playwright-core').Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const at = document.activeElement
      return `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent ?? ''}`
    })
    if (name.test(text)) return
  }
  throw new Error(`The Tab key never came to ${name}`)
}
