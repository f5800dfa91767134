import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, firstVisit, person } from './browser/browser.ts'
import { untilQuiet } from './browser/page-checks.ts'
import { sharedSite } from './browser/shared-site.ts'

const site = sharedSite('visitor')

const come = (options?: BrowserContextOptions) => site.visit(options)
const wayIn = (page: Page) =>
  page
    .locator('a[href^="/api/login"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])

test('what came with the address goes on to the sign-in page, from the first lesson too', async () => {
  const here = await come()
  await here.page.goto('/?ref=ada&utm_source=mail')
  const brought = 'ref=ada&utm_source=mail'
  expect((await wayIn(here.page)).sort()).toEqual([
    ...['mode=sign-in', 'plan=elite', 'plan=quantum', 'plan=starter'].map((own) => `/api/login?${own}&${brought}`),
    `/api/login?${brought}`,
  ])
  await here.page.getByRole('link', { name: 'Read the first lesson' }).click()
  await here.page.waitForURL('**/first-lesson?ref=ada&utm_source=mail')
  await here.page.getByRole('link', { name: 'Get Started' }).click()
  await here.page.waitForURL('**/api/login?ref=ada&utm_source=mail')
  await here.page.getByLabel('Email').waitFor()
  expectNoFaults(here)
})

test('Learn More leads to the features', async () => {
  const here = await come({ reducedMotion: 'reduce' })
  await here.page.goto('/')
  await here.page.getByText('Learn More').click()
  for (const name of ['Structured framework', 'Accelerated growth', 'Expert community', 'Business automation'])
    expect(await here.page.getByRole('heading', { name, exact: true }).count()).toBe(1)
  expect(await here.page.locator('#features').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(
    120,
  )
})

test('the theme that was chosen is there on every page, before anything is drawn', async () => {
  const here = await come({ colorScheme: 'light' })
  const theme = () => here.page.evaluate(() => document.documentElement.dataset.theme)
  await here.page.goto('/')
  await here.page.getByRole('button', { name: 'Toggle theme' }).click()
  expect(await theme()).toBe('light')
  await here.page.getByRole('button', { name: 'Toggle theme' }).click()
  await here.page.goto('/terms', { waitUntil: 'commit' })
  await here.page.locator('body').waitFor({ state: 'attached' })
  expect(await theme()).toBe('dark')
  expectNoFaults(here)
})

test('from a page that is shut, signing in leads back to it', async () => {
  const here = await come()
  const reply = await here.page.goto('/modules?from=mail')
  expect(reply?.status()).toBe(404)
  await here.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  const [href] = await wayIn(here.page)
  expect(new URLSearchParams(href?.split('?')[1]).get('returnTo')).toBe('/modules?from=mail')
})

test('without a script everything is there: the menu, the program, the questions, the way in', async () => {
  const { page } = await come({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto('/')
  expect(await page.getByRole('button', { name: 'Toggle theme' }).isVisible()).toBe(false)
  await page.locator('summary[aria-label="Menu"]').click()
  await page.locator('details[data-menu] a[href="/#plans"]').click()
  await page.getByRole('link', { name: 'Join Quantum' }).waitFor()
  await page.locator('#questions summary').first().click()
  expect(await page.locator('#questions details[open] p').isVisible()).toBe(true)
  await page.goto('/first-lesson')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/api/login')
})

test.each(['/', '/first-lesson', '/terms'])('nothing on %s moves while it loads', async (path) => {
  const here = await come({ ...firstVisit, viewport: { width: 412, height: 823 } })
  // Late fonts are the hard case: what stands in for them must take the same room.
  await here.page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await here.page.addInitScript(`
    globalThis.moved = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  await here.page.goto(path)
  await untilQuiet(here.page)
  expect(await here.page.evaluate('moved')).toBeLessThan(0.001)
  expectNoFaults(here)
})

test('a member finds the way back from the pages for everybody, and the lesson in the program', async () => {
  const here = await come()
  await enroll(here.page, person('reader@visitor.example'))
  await here.page.goto('/first-lesson')
  expect(await wayIn(here.page)).toEqual([])
  await here.page.getByRole('link', { name: 'Open it in the program' }).click()
  await here.page.getByRole('button', { name: 'Mark as Complete' }).waitFor()
  await here.page.goto('/terms')
  await here.page.getByRole('link', { name: 'Dashboard' }).click()
  await here.page.waitForURL('**/')
})
