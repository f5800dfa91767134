import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, person } from '../browser/browser.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('map')

const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'

/** The middle of the member's dot, in pixels of the map: the page itself scrolls and the card rises meanwhile. */
const dot = (page: Page) =>
  page
    .locator('figure .bg-ink.rounded-full')
    .first()
    .evaluate((one) => {
      const [at, map] = [one.getBoundingClientRect(), one.closest('figure')?.getBoundingClientRect()]
      return { x: Math.round(at.x + at.width / 2 - (map?.x ?? 0)), y: Math.round(at.y + at.height / 2 - (map?.y ?? 0)) }
    })

test('a lesson moves the dot while one watches, and the map tells and keeps what happened', async () => {
  const here = await site.visit({ reducedMotion: 'no-preference' })
  const { page } = here
  await enroll(page, person('walker@journey.example'))
  await page.goto(lesson)
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('You’ve done 1 of 95 lessons.').waitFor()
  const first = await dot(page)
  await expect.poll(() => dot(page), { timeout: 5000 }).not.toEqual(first)

  await page.goto('/frontier')
  const way = page.getByRole('list', { name: 'Your route, from the start to the summit' })
  await way.getByRole('button').first().waitFor()
  expect(await way.getByRole('button').count()).toBe(18)
  await way.getByRole('button', { name: /^Module 1, / }).focus()
  await page.getByText('1 of 6 lessons done').first().waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/modules/foundation-01-founder-baseline')

  await page.goBack()
  await page.getByRole('button', { name: 'Add a mark' }).click()
  await page.getByLabel('What happened').selectOption('A day off')
  await page.getByRole('button', { name: 'Put it on the map' }).click()
  await way.getByRole('img', { name: /^Your mark: A day off/ }).waitFor()
  await page.getByRole('button', { name: 'Remove A day off' }).click()
  await page.getByText(/put them on the map where they happened/).waitFor()
  expectNoFaults(here)
})

test('on a phone the map is tall, begins at the member, and every ring can be hit with a thumb', async () => {
  const here = await site.visit({ viewport: { width: 360, height: 740 } })
  const { page } = here
  await enroll(page, person('thumb@journey.example'))
  await page.goto('/frontier')
  const rings = page.getByRole('list', { name: /^Your route/ }).getByRole('button')
  await rings.first().waitFor()
  const scrolled = await page.locator('figure .overflow-y-auto').evaluate((one) => ({
    isAtFoot: one.scrollTop + one.clientHeight >= one.scrollHeight - 4,
    isTall: one.scrollHeight > 2.5 * one.clientWidth,
  }))
  expect(scrolled).toEqual({ isAtFoot: true, isTall: true })
  for (const ring of await rings.all()) {
    const { width = 0, height = 0 } = (await ring.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expectNoFaults(here)
})
