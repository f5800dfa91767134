import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, firstVisit, person, withServiceWorker } from '../browser/browser.ts'
import { axeFindings, untilQuiet } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('static')
const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-runway'

/** Keeps the app's scripts back; answers how to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('a lesson is read before the app has come, which is then mounted over it without moving it', async () => {
  const here = await site.visit(firstVisit)
  const { page } = here
  await enroll(page, person('early@static.example'))
  const release = await holdScripts(page)
  await page.goto(lesson, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'How long your money lasts' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Burn and runway' }).waitFor()
  expect(await complete(page).count()).toBe(0)
  expect(await page.getByRole('checkbox').first().isDisabled()).toBe(true)
  expect(await axeFindings(page)).toEqual([])

  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 700)))
  await page.getByRole('link', { name: 'What moves the date' }).focus()
  const line = await scrolled(page)
  await page.evaluate(() => {
    const seen = { shift: 0 }
    const note = (entries: PerformanceEntry[]) => {
      for (const entry of entries) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'layout-shift', buffered: false })
    Object.assign(window, { seen })
  })
  release()
  await complete(page).waitFor()
  await page.getByRole('button', { name: /account/i }).waitFor()
  expect(await scrolled(page)).toBe(line)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What moves the date')
  expect(await page.evaluate(() => (window as Window & { seen?: { shift: number } }).seen?.shift)).toBeLessThan(0.01)
  await page.getByRole('checkbox').first().check()
  expectNoFaults(here)
})

test('of what a lesson is made nothing is fetched twice', async () => {
  const { page } = await site.visit(firstVisit)
  await enroll(page, person('once@static.example'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(lesson)
  await complete(page).waitFor()
  await untilQuiet(page)
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([])
  expect(asked).toContain('GET /api/submodules/foundation-01-runway')
})

test('a visit that begins at a part of a lesson begins at that part, and keeps the lesson for later', async () => {
  const { page: other, context } = await site.visit()
  await enroll(other, person('part@static.example'))
  const { page } = await site.visit({ ...withServiceWorker, storageState: await context.storageState() })
  await page.goto(`${lesson}#what-moves-the-date`)
  await complete(page).waitFor()
  await page.waitForFunction(() => {
    const top = document.getElementById('what-moves-the-date')?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < 200
  })
  await page.evaluate(() => navigator.serviceWorker.ready)
})
