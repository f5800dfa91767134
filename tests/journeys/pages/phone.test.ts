import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, expectNoFaults, person, type Visit } from '../browser/browser.ts'
import { axeFindings, overflow, untilQuiet } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('phone')
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'

const daily = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
async function edges(of: Locator): Promise<{ top: number; foot: number }> {
  const { y, height } = (await of.boundingBox()) ?? expect.fail('It is not shown.')
  return { top: y, foot: y + height }
}

/** One phone for all: whose it is makes no difference here. */
let held: Visit
beforeAll(async () => {
  held = await site.visit(phone)
  await enroll(held.page, person('held@phone.example'))
})
afterAll(() => held.context.close())

test('the bar at a phone’s foot leads to its places and covers neither the page’s end, a toast nor the composer', async () => {
  const { page } = held
  await page.goto('/')
  for (const name of ['Modules', 'Map', 'Founder file', 'Assistant', 'Dashboard']) {
    await daily(page).getByRole('link', { name }).tap()
    await daily(page).locator('[aria-current=page]', { hasText: name }).waitFor()
  }
  await page.getByRole('heading', { name: 'Weekly focus' }).waitFor()
  await untilQuiet(page)
  expect(await axeFindings(page)).toEqual([])

  const bar = await edges(daily(page))
  const end = page.getByRole('navigation', { name: 'Legal' })
  // What loads late makes the page longer.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      return (await edges(end)).foot
    })
    .toBeLessThanOrEqual(bar.top)

  await page.goto('/ai-assistant')
  const composer = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(async () => (await edges(composer)).foot).toBeLessThanOrEqual(bar.top)

  await page.goto(lesson)
  await page.getByRole('button', { name: 'Mark as Complete' }).tap()
  await page.getByRole('button', { name: 'Complete anyway' }).tap()
  const toast = page.getByRole('region', { name: /^Notification/ }).getByRole('listitem')
  await expect.poll(async () => (await edges(toast)).foot).toBeLessThanOrEqual(160)
  expectNoFaults(held)
})

test('what has the focus at the foot of the page is above the bar', async () => {
  const { page } = held
  await page.goto('/modules')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const link = page.getByRole('link', { name: 'Refunds' })
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Privacy' }).focus()
      await page.keyboard.press('Tab')
      return (await edges(link)).foot
    })
    .toBeLessThanOrEqual((await edges(daily(page))).top)
  expectNoFaults(held)
})

const narrow = ['/', '/ai-assistant', '/frontier', '/founder-file', '/settings', lesson]
test.each(narrow)('at 320 pixels, in both directions of writing, nothing of %s lies beyond the edge', async (path) => {
  const { page } = held
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  await daily(page).waitFor()
  await untilQuiet(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const { x = -1, width = 0 } = (await daily(page).boundingBox()) ?? {}
  expect([x, width]).toEqual([0, 320])
  const spilling = await page.evaluate(
    () =>
      [...document.querySelectorAll('nav[data-bottom-bar] a, [aria-label=Panels] button')].filter(
        (one) => one.scrollWidth > one.clientWidth,
      ).length,
  )
  expect(spilling).toBe(0)
})
