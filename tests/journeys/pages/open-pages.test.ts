import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLongRun, isLongRun } from '#tests/world/long-run.ts'
import { enroll, expectNoFaults, firstVisit, person } from '../browser/browser.ts'
import { axeFindings, untilQuiet } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('open-pages')
const open = ['/terms', '/privacy', '/refunds', '/first-lesson']

async function hasWholeBar(page: Page, mode: string): Promise<void> {
  await page.getByRole('button', { name: mode }).waitFor()
  await page.getByRole('button', { name: 'Toggle theme' }).waitFor()
  await page.getByRole('button', { name: /^Account menu: Ada/ }).click()
  expect(await page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(1)
  expect(await page.getByRole('menuitem', { name: 'Sign Out' }).count()).toBe(1)
  await page.keyboard.press('Escape')
  // F8 leads to the notification area, on these pages too.
  await page.getByRole('region', { name: /^Notification/ }).waitFor({ state: 'attached' })
}

test('who is signed in has the whole bar and the notification area on every page for everyone, in both modes', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('ada@open.example'))
  for (const path of open) {
    await page.goto(path)
    await hasWholeBar(page, 'Coach Mode')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    // The others are looked at among all pages.
    if (isLongRun || path === '/privacy') expect(await axeFindings(page)).toEqual([])
  }
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Coach Mode' }).click()
  await page.getByRole('button', { name: /Guide others to success/ }).click()
  await page.waitForURL('**/coach/dashboard')
  for (const path of inLongRun(['/terms', '/first-lesson'], open)) {
    await page.goto(path)
    await hasWholeBar(page, 'Client Mode')
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Clients' }).count()).toBe(
      1,
    )
  }
  expectNoFaults(here)
})

test('their words can be read before the app has come, which then moves nothing', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('grace@open.example'))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/refunds', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: /^Account menu:/ }).count()).toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
  resolve()
  await page.getByRole('button', { name: /^Account menu:/ }).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)
  expectNoFaults(here)
})

test('a visitor gets them without any of the app’s scripts', async () => {
  const { page } = await site.visit(firstVisit)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  for (const path of open) {
    await page.goto(path)
    await untilQuiet(page)
  }
  expect([...new Set(scripts)].filter((path) => !/^\/(theme-boot|assets\/visitor-)/.test(path))).toEqual([])
})

test('a page for everyone looks the same signed in: its contents stand beside its text on a wide screen', async () => {
  const visitor = await site.visit()
  const member = await site.visit()
  await enroll(member.page, person('wide@open.example'))
  for (const { page } of [visitor, member]) {
    await page.goto('/terms')
    // While the app takes the static page's place, an element that was just found may be gone.
    await expect
      .poll(async () => {
        const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
        const text = await page.getByRole('heading', { level: 2, name: 'Who we are' }).boundingBox()
        return contents && text && contents.x > text.x + 500 && contents.y < text.y + 100
      })
      .toBe(true)
  }
})
