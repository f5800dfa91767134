import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '#tests/world/long-run.ts'
import { enroll, expectNoFaults, join, openBrowser, payForQuantum, person, visit } from '../browser/browser.ts'
import { axeFindings } from '../browser/page-checks.ts'

type Served = { url: string; setNow: (instant: string) => void; close: () => Promise<void> }

let browser: Browser
let served: Served
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { serveWorld: () => Promise<Served> } = await import('../../world/served/serve-world.ts' as string)
  served = await module.serveWorld()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

/** The product on a day; sessions go by the machine's clock, so people stay signed in. */
function serveOn(date: string): string {
  served.setNow(`${date}T12:00:00Z`)
  return served.url
}

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`)
  await page.getByRole('heading', { level: 1, name: 'Your 180-Day Journey' }).waitFor()
}

const todayOf = (page: Page) => page.getByRole('region', { name: 'Today' })

test('behind: a catch-up plan is seen before it starts, and is done day by day', async () => {
  const first = serveOn('2026-03-02')
  const here = await visit(browser, first)
  const { page } = here
  await join(page, person('behind@calendar.example'))
  await todayOf(page)
    .getByText(/^Day 1\. One \d+-minute lesson and you’re moving/)
    .waitFor()
  await todayOf(page)
    .getByRole('link', { name: /^Open the lesson/ })
    .click()
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('Module Completed!', { exact: true }).waitFor()
  await openDashboard(page, first)
  await todayOf(page)
    .getByText(/^Done for today\. Tomorrow: /)
    .waitFor()

  // Day 14, a Sunday.
  const later = serveOn('2026-03-15')
  await openDashboard(page, later)
  await todayOf(page)
    .getByText(/^Good to see you\. 12 days off is fine\. Pick up where you left off: /)
    .waitFor()
  const card = page.getByRole('region', { name: 'How do you want to continue?' })
  expect(await axeFindings(page)).toEqual([])
  // By keyboard alone.
  await card.getByRole('button', { name: 'Plan my catch-up' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Plan my catch-up' })
  await dialog.getByLabel('Hours a week').fill('8')
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday']) {
    await dialog.getByRole('checkbox', { name: day }).focus()
    await page.keyboard.press('Space')
  }
  await dialog.getByLabel('Hours a week').press('Enter')
  await dialog.getByText(/^You’ll be caught up on /).waitFor()
  await dialog.getByText('Sunday, March 15').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the plan' }).click()
  await todayOf(page)
    .getByText(/^Catching up until .+\. Today: /)
    .waitFor()
  expect(await card.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Today')
  expectNoFaults(here)
})

test('a pause stands still and ends with one click, and is read in the settings', async () => {
  const first = serveOn('2026-03-02')
  const here = await visit(browser, first)
  const { page } = here
  await enroll(page, person('pause@calendar.example'))
  const later = serveOn('2026-03-05')
  await page.goto(`${later}/settings#calendar`)
  const section = page.getByRole('region', { name: 'Your calendar' })
  await section.getByRole('button', { name: 'Pause the program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause the program' })
  await dialog.getByLabel('How many days').fill('61')
  await dialog.getByRole('button', { name: 'Pause the program' }).click()
  await dialog.getByText('At most 60 days.').waitFor()
  await dialog.getByLabel('Or through').fill('2026-03-20')
  await dialog.getByText('From today through March 20, 2026. Day 4 waits for you.').waitFor()
  await dialog.getByRole('button', { name: 'Pause the program' }).click()
  await section.getByText('Paused for 16 days, through Mar 20').waitFor()

  const inside = serveOn('2026-03-12')
  await openDashboard(page, inside)
  await todayOf(page).getByText('Your program is paused. Day 4 waits for you.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Resume now' }).click()
  await todayOf(page)
    .getByText(/^Welcome back\. Your pause is over.+day 4/i)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Resume now' }).count()).toBe(0)
  await page.goto(`${inside}/settings#calendar`)
  await section.getByText('Paused for 7 days, through Mar 11').waitFor()
  expectNoFaults(here)
})

test('with a paid plan it says first what it means for the payments, and the plan opens again with the program', async () => {
  const first = serveOn('2026-03-02')
  const here = await visit(browser, first)
  const { page } = here
  await enroll(page, person('paid-pause@calendar.example'))
  await payForQuantum(page)
  const later = serveOn('2026-03-20')
  await page.goto(`${later}/settings#calendar`)
  const section = page.getByRole('region', { name: 'Your calendar' })
  await section.getByRole('button', { name: 'Pause the program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause the program' })
  await dialog.getByLabel('How many days').fill('22')
  await dialog
    .getByText(/^No payment until April \d+, 2026\. Your Quantum plan pauses too and opens again on April/)
    .waitFor()
  if (isLongRun) expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pause the program' }).click()
  await section.getByText('Paused for 22 days, through Apr 10').waitFor()
  const membership = page.getByRole('region', { name: 'Membership' })
  await membership.getByText(/^Quantum is paused with your program and opens again on April/).waitFor()
  await page.goto(`${later}/modules`)
  await page
    .getByRole('link', { name: /^Resume to open/ })
    .first()
    .click()
  await page.waitForURL('**/settings#calendar')

  const inside = serveOn('2026-04-04')
  await page.goto(`${inside}/settings#calendar`)
  await section.getByRole('button', { name: 'Resume now' }).click()
  await membership.getByText(/^Quantum renews on April (17|18), 2026 for \$97\.00\.$/).waitFor()
  expect(await membership.getByText('Paid', { exact: true }).count()).toBe(1)
  await page.goto(`${inside}/modules/growth-01-growth-arithmetic`)
  await page.getByRole('heading', { level: 1, name: /arithmetic/i }).waitFor()
  expectNoFaults(here)
})

test('on day 200 with nothing done, day 1 is offered anew, and what stays is said', async () => {
  const first = serveOn('2026-03-02')
  const here = await visit(browser, first)
  const { page } = here
  await enroll(page, person('finn@calendar.example'))
  const later = serveOn('2026-09-17')
  await openDashboard(page, later)
  await todayOf(page).getByText('You haven’t started yet. Begin again on day 1?').waitFor()
  expect(await page.getByText(/last day/).count()).toBe(0)
  if (isLongRun) expect(await axeFindings(page)).toEqual([])
  await todayOf(page).getByRole('button', { name: 'Begin again on day 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Begin again on day 1?' })
  await dialog.getByText('Your Founder file and everything you wrote').waitFor()
  await dialog.getByRole('button', { name: 'Begin on day 1' }).click()
  await todayOf(page)
    .getByText(/^Day 1\. One \d+-minute lesson/)
    .waitFor()
  await page.getByText('Day 1 of 180').waitFor()
  await page.goto(`${later}/settings#calendar`)
  await page.getByText('Began again on day 1').waitFor()
  expectNoFaults(here)
})
