import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort, serveProcess } from '#tests/peers/process.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { enroll, firstVisit, openBrowser, person, visit } from './browser/browser.ts'
import { type Fault, openFaultyProxy } from './browser/faulty-proxy.ts'
import { axeFindings } from './browser/page-checks.ts'

let browser: Browser
let dataDir: string
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>
let stop: () => Promise<unknown>
beforeAll(async () => {
  dataDir = mkdtempSync(joinPath(tmpdir(), 'frontier-account-'))
  const port = await freePort()
  const served = await serveProcess(dataDir, { PUBLIC_URL: `http://localhost:${port}` })
  proxy = await openFaultyProxy(port, Number(new URL(served.url).port), '/api/auth/user')
  stop = served.stop
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await proxy.close()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => proxy.fail(undefined))

/** Someone whose page's clock can be moved on, so that no test waits for calls that are asked again. */
async function someone(): Promise<Page> {
  const { page } = await visit(browser, proxy.url, firstVisit)
  await page.clock.install()
  return page
}

/** Lets the seconds pass on the page in steps, so that each call that is asked again has its reply before the next. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000)
    await page.waitForTimeout(100)
  }
}

const faults: [what: string, address: string, fault: Fault][] = [
  ['a 500', '/', { status: 500, headers: { 'x-request-id': 'named-by-the-server' } }],
  // Every other status is in `src/app/web/shell/shell.test.tsx`.
  ...inLongRun<[string, string, Fault][]>(
    [],
    [
      ['a 502', '/pricing', { status: 502 }],
      ['a 429', '/modules', { status: 429 }],
    ],
  ),
  ['a lost connection', '/refer', 'reset'],
]
const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-runway'

test('a failing call about who is here is said, asked again a few times, and got over', async () => {
  const page = await someone()
  await enroll(page, person('ada@account.example'))
  for (const [what, address, fault] of faults) {
    proxy.fail(fault)
    await page.goto(address)
    await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor()
    // What is said is the same for each, but for the name that a server may give it.
    if (what === 'a 500') {
      await page.getByText('named-by-the-server').waitFor()
      expect(await axeFindings(page)).toEqual([])
    }
    await pass(page, 10)
    // At 0, 1, 3 and 7 seconds; a browser repeats a call by itself where a kept connection was cut.
    expect(proxy.asked(), what).toBeLessThanOrEqual(fault === 'reset' ? 10 : 5)
    expect(proxy.asked(), what).toBeGreaterThanOrEqual(3)
    proxy.fail(undefined)
    await page.getByRole('button', { name: 'Try again now' }).click()
    await page.getByRole('button', { name: /^Account menu: Ada/ }).waitFor()
    expect(proxy.asked(), what).toBe(1)
  }
})

test('a visitor at a page for all is told so too', async () => {
  const page = await someone()
  proxy.fail({ status: 500 })
  await page.goto('/frontier')
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor()
  await pass(page, 5)
  expect(proxy.asked()).toBeLessThanOrEqual(4)
  proxy.fail(undefined)
  await page.getByRole('heading', { name: 'Freedom Frontier Map' }).waitFor()
})

test('one failed refresh after a message keeps the page with what stands on it', async () => {
  const page = await someone()
  await enroll(page, person('grace@account.example'))
  await page.goto('/ai-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I price my services?')
  proxy.fail({ status: 500 })
  // Another device of theirs changed something, so the next reply makes this page ask for everything again.
  await page.context().request.patch('/api/settings', { data: { theme: 'light' } })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('We couldn’t refresh your account.').waitFor()
  await page.getByText('How do I price my services?').first().waitFor()
  expect(await page.getByText('404 Page Not Found').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  proxy.fail(undefined)
  await expect.poll(() => page.getByText('We couldn’t refresh your account.').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'AI coaching assistant' }).count()).toBe(1)
})

test('a lesson that can be read already stays while it is not known who reads it', async () => {
  const page = await someone()
  await enroll(page, person('kay@account.example'))
  proxy.fail({ status: 502 })
  await page.goto(lesson)
  await page.getByText('We couldn’t load your account. Keep reading; we’ll keep trying.').waitFor()
  expect(await page.getByRole('heading', { level: 2, name: 'Burn and runway' }).isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await pass(page, 5)
  expect(proxy.asked()).toBeLessThanOrEqual(5)
  proxy.fail(undefined)
  await page.getByRole('button', { name: 'Mark as Complete' }).waitFor()
  expect(await page.getByText('We couldn’t load your account.').count()).toBe(0)
})
