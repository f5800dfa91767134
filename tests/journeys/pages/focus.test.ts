import { join as joinPath } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import { enroll, expectNoFaults, join, person } from '../browser/browser.ts'
import { shown } from '../browser/pages.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('focus')

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
  })
const isOnHeading = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1').then(() => focused(page))

async function followBar(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of await bar.getByRole('link').allTextContents()) {
    const link = bar.getByRole('link', { name, exact: true })
    if (await link.getAttribute('aria-current')) continue
    await link.focus()
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: name }).first().waitFor()
    expect(await isOnHeading(page)).toBe(await page.locator('h1').textContent())
  }
}

async function becomeCoach(page: Page): Promise<void> {
  await page.request.post('/api/user/role', { data: { role: 'coach' } })
  await page.goto('/coach/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('after every link of the bar the focus is on the heading of the page, for a member and for a coach', async () => {
  const here = await site.visit()
  await join(here.page, person('walker@focus.example'))
  await followBar(here.page)
  await becomeCoach(here.page)
  await followBar(here.page)
  expectNoFaults(here)
})

/** Pages that are documents of their own: coming to them loads them. */
const apart = ['first-lesson-member', 'terms-member']

test.each(['client', 'coach'] as const)(
  'at every page that a %s comes to without loading it the focus is on its heading',
  async (role) => {
    const here = await site.visit()
    const { page } = here
    await (role === 'coach' ? enroll : join)(page, person(`${role}@every.example`))
    if (role === 'coach') await becomeCoach(page)
    const pages = shown.filter(({ as, name, path }) => as === role && !apart.includes(name) && !/[:?]/.test(path))
    expect(pages.length).toBeGreaterThan(10)
    const walked = pages.filter((_, at) => at % inLongRun(6, 1) === 0)
    await page.evaluate(() => history.pushState(null, '', '/nowhere'))
    await isOnHeading(page)
    for (const { path } of walked) {
      await page.evaluate((to) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        history.pushState(null, '', to)
      }, path)
      expect(await isOnHeading(page), path).not.toBe('')
      expect(new URL(page.url()).pathname).toBe(path)
    }
    expectNoFaults(here)
  },
)

test('a dialog takes the focus, keeps it, and gives it back to the button that opened it', async () => {
  const here = await site.visit()
  const { page } = here
  await join(page, person('dialog@focus.example'))
  await page.getByRole('button', { name: 'Coach Mode' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Select Your Role' }).waitFor()
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Coach Mode')
  expectNoFaults(here)
})

test('a dialog that a menu opened gives the focus back to the menu’s button; notes are kept and a coaching ends', async () => {
  const client = await site.visit()
  await enroll(client.page, person('client@focus.example'))
  const { id } = await (await client.page.request.get('/api/auth/user')).json()
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('coach@focus.example'))
  await becomeCoach(page)
  await page.request.post('/api/coach/assign-client', { data: { clientId: id, notes: '' } })
  await page.goto('/coach/clients')

  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More about Ada Okafor' }).press('Enter')
    await page.getByRole('menuitem', { name: entry }).press('Enter')
    await page.getByRole('dialog').waitFor()
  }
  const isBack = () =>
    page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'More about Ada Okafor')

  await choose('Edit notes')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Sells soap.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await page.getByText('Your notes are saved').first().waitFor()
  await isBack()
  await choose('End coaching')
  await page.getByRole('button', { name: 'Keep coaching' }).click()
  await isBack()
  await choose('End coaching')
  await page.getByRole('dialog').getByRole('button', { name: 'End coaching' }).click()
  await page.getByText('Coaching Ended', { exact: true }).first().waitFor()
  await page.getByText('No clients assigned').waitFor()
  expectNoFaults(here)
})

test('signing in again in place begins at the password, and closing it leads back to what was typed', async () => {
  const here = await site.visit()
  const { page, context } = here
  await join(page, person('again@focus.example'))
  await page.getByLabel('What are you grateful for today?').fill('A customer who called back.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByLabel('What are you grateful for today?').inputValue()).toBe('A customer who called back.')
  expectNoFaults(here)
})

test('a printed lesson is the lesson: no bar, no buttons, no footer', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('printer@focus.example'))
  await page.goto('/modules/foundation-01-founder-baseline/submodules/foundation-01-runway')
  await page.getByRole('heading', { level: 1, name: 'How long your money lasts' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'Burn and runway' }).isVisible()).toBe(true)
  for (const gone of ['banner', 'contentinfo', 'button'] as const)
    expect(await page.getByRole(gone).filter({ visible: true }).count(), gone).toBe(0)
  if (process.env.PICTURES) await page.screenshot({ path: joinPath(process.env.PICTURES, 'print.png'), fullPage: true })
  expectNoFaults(here)
})
