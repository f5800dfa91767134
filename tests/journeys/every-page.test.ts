import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveProcess } from '#tests/process.ts'
import { join, openBrowser, person, type Visit, visit } from './browser.ts'
import { type Shown, shown, themes, widths } from './pages.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let served: Served
let dataDir: string
const visits = new Map<string, Visit>()
beforeAll(async () => {
  dataDir = mkdtempSync(joinPath(tmpdir(), 'frontier-pages-'))
  served = await serveProcess(dataDir)
  browser = await openBrowser()
  for (const as of new Set(shown.map((one) => one.as))) {
    const here = await visit(browser, served.url)
    if (as !== 'visitor') await join(here.page, person(`${as}@pages.example`))
    if (as === 'coach') await here.page.request.post('/api/user/role', { data: { role: 'coach' } })
    visits.set(as, here)
  }
})
afterAll(async () => {
  await browser.close()
  await served.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(shown)('$name', (one) => {
  test.each(widths.flatMap((width) => themes.map((theme) => ({ width, theme }))))(
    'at $width px in the $theme theme has no fault that axe finds and does not overflow sideways',
    async ({ width, theme }) => {
      const here = visits.get(one.as)
      if (!here) throw new Error(one.as)
      await show(here.page, one, width, theme)
      expect(await axeFindings(here.page)).toEqual([])
      expect(await here.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await here.page.locator('h1').count()).toBe(1)
      expect(here.faults.splice(0)).toEqual([])
    },
  )
})

async function show(page: Page, { path }: Shown, width: number, theme: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
  )
}
