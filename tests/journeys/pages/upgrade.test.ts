import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveProcess } from '#tests/peers/process.ts'
import {
  buyQuantum,
  bytesOf,
  enroll,
  expectNoFaults,
  join,
  openBrowser,
  payForQuantum,
  person,
  visit,
} from '../browser/browser.ts'

let browser: Browser
let served: Served
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), 'frontier-upgrade-'))
  cpSync('content', joinPath(folder, 'content'), { recursive: true })
  const calls = joinPath(folder, 'content/calls.yaml')
  writeFileSync(calls, readFileSync(calls, 'utf8').replace('link: ""', 'link: "https://meet.example/frontier"'))
  served = await serveProcess(joinPath(folder, 'data'), {
    CONTENT_DIR: joinPath(folder, 'content'),
    CLOCK: '2026-11-20T12:00:00Z',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

const lockedModule = '/modules/growth-01-growth-arithmetic'

test('after an upgrade what was locked is open, here and in a tab that was open before, and nothing is loaded again', async () => {
  const here = await visit(browser, served.url)
  await enroll(here.page, person('tabs@upgrade.example'))
  const before = await here.context.newPage()
  await before.goto(lockedModule)
  const locks = before.getByRole('link', { name: /^Upgrade to Quantum/ })
  await locks.first().waitFor()
  await before.evaluate(() => Object.assign(window, { isTheSameDocument: true }))

  await buyQuantum(here.page)
  await locks.first().waitFor({ state: 'detached' })
  await before.getByRole('link', { name: /Start/ }).first().waitFor()
  expect(await before.evaluate(() => 'isTheSameDocument' in window)).toBe(true)

  await here.page.getByRole('link', { name: 'Modules' }).first().click()
  await here.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await here.page.getByRole('link', { name: /^Upgrade to Quantum/ }).count()).toBe(0)
  expectNoFaults(here)
})

test('the weekly call stands on the dashboard of whoever has it, in both zones, with a file for the calendar', async () => {
  const here = await visit(browser, served.url, { timezoneId: 'America/New_York' })
  const { page } = here
  await join(page, person('calls@upgrade.example'))
  expect(await page.getByText('Weekly group coaching call').count()).toBe(0)
  await payForQuantum(page)
  await page.reload()
  const card = page.getByRole('region', { name: 'Weekly group coaching call' })
  await card.getByText('Wednesday, November 25, 12:00 PM (New York)').waitFor()
  await card.getByText('Wednesday, November 25, 5:00 PM (London)').waitFor()
  expect(await card.getByRole('link', { name: /Join the call/ }).getAttribute('href')).toBe(
    'https://meet.example/frontier',
  )
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('weekly-group-call.ics')
  expect((await bytesOf(file)).toString()).toContain('DTSTART;TZID=Europe/London:20261125T170000\r\n')
  await page.getByRole('link', { name: 'Coaching', exact: true }).first().click()
  await page.getByRole('region', { name: 'Weekly group coaching call' }).waitFor()
  expectNoFaults(here)
})

test('the bar keeps to one line with every link in it, on small and large screens', async () => {
  const here = await visit(browser, served.url)
  await join(here.page, person('bar@upgrade.example'))
  for (const width of [1280, 1440, 1920]) {
    await here.page.setViewportSize({ width, height: 800 })
    // In letters, which are larger on a large screen.
    const height = await here.page.evaluate(() => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      return (document.querySelector('header')?.offsetHeight ?? 999) / letter
    })
    expect(height, `${width} px`).toBeLessThan(4.5)
  }
})
