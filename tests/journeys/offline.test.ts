import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults, join, person } from './browser/browser.ts'
import { openSiteOverRelay } from './browser/site-over-relay.ts'

const site = openSiteOverRelay('offline')

const module = '/modules/foundation-01-founder-baseline/submodules'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Whose it is, the lesson with its page, its module's list and the next lesson are kept, and what shows them. */
const lessonsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kept-lessons')).keys()
        const lessons = keys.filter(({ url }) => url.includes('/api/submodules/'))
        return keys.length >= 5 && lessons.length >= 2 && (await caches.match('/modules')) !== undefined
      }),
    )
    .toBe(true)
const kept = 'You’re offline, reading the copy saved on this device.'

test('an opened lesson and the next one are read without a network, marked as kept, and gone after signing out', async () => {
  const here = await site.visit()
  const { page } = here
  await join(page, person('train@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${module}/foundation-01-day-one-numbers`)
  await heading(page, 'Ten numbers for day 1')
  await lessonsKept(page)

  site.cut()
  await page.reload()
  await heading(page, 'Ten numbers for day 1')
  await page.getByText(kept).waitFor()
  await page.getByRole('heading', { name: 'Why a sheet of numbers comes first' }).waitFor()
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('Failed to complete module. Please try again.').first().waitFor()
  await page
    .getByRole('navigation', { name: 'Previous and next lesson' })
    .getByRole('link', { name: /What the business is for/ })
    .click()
  await heading(page, 'What the business is for')

  await page.goto('/modules')
  await heading(page, 'You’re offline')
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Ten numbers for day 1' }).click()
  await heading(page, 'Ten numbers for day 1')

  site.restore()
  await page.getByText(kept).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(kept).waitFor({ state: 'detached' })
  await page.goto('/api/logout')
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  site.cut()
  await page.goto(`${module}/foundation-01-day-one-numbers`)
  await heading(page, 'You’re offline')
  expect(await page.getByRole('link', { name: 'Ten numbers for day 1' }).count()).toBe(0)
  site.restore()
  expectNoFaults(here)
})

test('a page that was asked for without a network comes by itself once there is one, or by the link', async () => {
  const { page } = await site.visit()
  await join(page, person('back@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/offline?own')) !== undefined)).toBe(true)
  const bar = page.getByRole('banner').getByRole('link', { name: 'Modules' })
  for (const comeBack of [
    () => page.evaluate(() => dispatchEvent(new Event('online'))),
    () => page.getByRole('link', { name: 'Try again' }).click(),
  ]) {
    site.cut()
    await page.goto('/library?category=Templates')
    await heading(page, 'You’re offline')
    await bar.waitFor()
    site.restore()
    await comeBack()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/library\?category=Templates$/)
  }
})

test('signing out everywhere takes what was kept along, too', async () => {
  const { page } = await site.visit()
  await join(page, person('everywhere@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${module}/foundation-01-day-one-numbers`)
  await heading(page, 'Ten numbers for day 1')
  await lessonsKept(page)
  await page.evaluate(() => fetch('/api/sessions', { method: 'DELETE' }))
  await expect.poll(() => page.evaluate(() => caches.has('kept-lessons'))).toBe(false)
  site.cut()
  await page.goto(`${module}/foundation-01-day-one-numbers`)
  await heading(page, 'You’re offline')
  site.restore()
})

test('somebody else at the same browser finds nothing of what was kept', async () => {
  const { page, context } = await site.visit()
  await join(page, person('first@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${module}/foundation-01-day-one-numbers`)
  await lessonsKept(page)
  // Left first: an open page goes home by itself once another member answers it.
  await page.goto('/healthz')
  await context.clearCookies()
  await join(page, person('second@offline.example'))
  const names = await page.evaluate(async () =>
    (await (await caches.open('kept-lessons')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(names).toEqual(['/api/auth/user'])
})

test('a lesson of a paid plan is not read from its copy once the money went back', async () => {
  const { page } = await site.visit()
  await join(page, person('refund@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const post = (path: string, body: unknown) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body })
        return answer.json()
      },
      [path, JSON.stringify(body)] as const,
    )
  const { clientSecret } = await post('/api/create-subscription', { priceId: 'price_test_quantum' })
  const card = { number: '4242 4242 4242 4242', expires: '12/40', code: '123' }
  await post('/api/test-payments/confirm', { clientSecret, card })
  // That the plan is another one is known before the lesson is kept, for what was kept under the former one goes.
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/api/auth/user'))?.json())?.membershipTier))
    .toBe('quantum')
  const [lesson, moduleId] = ['growth-01-funnel-map', 'growth-01-growth-arithmetic']
  await page.goto(`/modules/${moduleId}/submodules/${lesson}`)
  await lessonsKept(page)
  const keptLessons = () =>
    page.evaluate(async () =>
      (await (await caches.open('kept-lessons')).keys()).map(({ url }) => new URL(url).pathname),
    )
  expect(await keptLessons()).toContain(`/api/submodules/${lesson}`)
  await post('/api/membership/guarantee', {})
  await page.goto('/')
  await expect.poll(keptLessons).not.toContain(`/api/submodules/${lesson}`)
})

test('a write without a network fails and is not answered from what was kept', async () => {
  const { page } = await site.visit()
  await join(page, person('writes@offline.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/pricing')
  await heading(page, 'Pricing')
  site.cut()
  const write = await page.evaluate(() =>
    fetch('/api/gratitude', { method: 'POST', body: '{}' }).then(
      () => 'answered',
      () => 'failed',
    ),
  )
  const read = await page.evaluate(() =>
    fetch('/api/plans').then(
      () => 'answered',
      () => 'failed',
    ),
  )
  site.restore()
  expect([write, read]).toEqual(['failed', 'failed'])
})
