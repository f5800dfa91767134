import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import {
  enroll,
  expectNoFaults,
  join,
  openBrowser,
  person,
  type Visit,
  visit,
  withServiceWorker,
} from '../browser/browser.ts'
import { faultsAtEveryLook } from '../browser/page-checks.ts'

type Served = {
  url: string
  setNow: (instant: string) => void
  makeOperator: (email: string) => Promise<boolean>
  close: () => Promise<void>
}

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

const banner = (page: Page) => page.getByRole('complementary', { name: 'Seeing the site as a member' })

/** One banner is above them all; what is below it is looked at among all pages, and in the long run beneath it too. */
const previewed = [
  ...['/', '/settings'],
  ...inLongRun(
    [],
    ['/framework', '/modules', '/frontier', '/founder-file', '/founder-file/plan', '/resources', '/pricing'],
  ),
]

async function newOperator(email: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const here = await visit(browser, served.url, options)
  await join(here.page, person(email))
  await served.makeOperator(email)
  return here
}

test('a lesson is previewed as a Starter on day 12, and the desk is back with a click', async () => {
  const here = await newOperator('preview@desk.example')
  const { page } = here
  await page.goto('/operator')
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Preview' }).waitFor()
  await page.getByLabel('Day', { exact: true }).fill('12')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/submodules\//)
  await banner(page).getByText('a member on day 12 with Starter').waitFor()
  await page.getByRole('button', { name: /^Mark as Complete/ }).waitFor()
  await page.getByRole('button', { name: /^Mark as Complete/ }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByText('Nothing can be changed until you stop.').first().waitFor()
  for (const path of previewed) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await banner(page).waitFor()
    expect([path, await faultsAtEveryLook(page)]).toEqual([path, []])
  }
  await banner(page).getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/operator/preview')
  expect(await banner(page).count()).toBe(0)
  await page.goto('/settings')
  await page.getByText('preview@desk.example').first().waitFor()
})

test('an operator sees the site as a member, masked and read only, until the time is over', async () => {
  const theirs = await visit(browser, served.url)
  await enroll(theirs.page, { ...person('asked@desk.example'), firstName: 'Zelda' })
  const here = await newOperator('helper@desk.example', withServiceWorker)
  const { page } = here
  await page.goto('/operator')
  await page.getByRole('link', { name: /^Zelda/ }).click()
  await page.getByRole('button', { name: 'See the site as they do…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('She sees an empty page')
  expect(await faultsAtEveryLook(page)).toEqual([])
  await dialog.getByRole('button', { name: 'See the site as they do' }).click()
  await banner(page).getByText('Zelda').waitFor()
  await page.goto('/settings')
  await page.getByText('asked@desk.example').first().waitFor()
  served.setNow('2026-03-02T12:16:00Z')
  await page.goto('/settings')
  await page.getByText('helper@desk.example').first().waitFor()
  expect(await banner(page).count()).toBe(0)
  await page.goto('/operator/audit')
  await page.getByText('saw the site as they do').waitFor()
  await page.getByText('“She sees an empty page”').waitFor()
  expectNoFaults(theirs)
})
