import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { isLongRun } from '#tests/world/long-run.ts'
import { type Cast, type Stage, stages } from '#tests/world/stage-names.ts'
import { newContext, openBrowser, openPage } from '../browser/browser.ts'
import {
  applyLook,
  axeFindings,
  barHeight,
  everyWay,
  type Look,
  open,
  overflow,
  type Way,
  watchShift,
  withLargeText,
} from '../browser/page-checks.ts'
import { isAt, type Shown, shown } from '../browser/pages.ts'
import { emptyTab } from '../browser/used-tabs.ts'

/** Where pictures go, when they are wanted (`npm run pictures`). */
const pictures = process.env.PICTURES
const named = process.env.PICTURES_OF ? new RegExp(process.env.PICTURES_OF) : /./
/** For pictures and in the long run every page is seen in every way at every stage. */
const inEveryWay = pictures !== undefined || isLongRun

/** Pages that newcomers see as something else than who has done everything: in the short run they are seen as theirs. */
const forNewcomers = /-locked$|^(?:welcome|pricing|payment-over)/
/** And those that are seen as both. */
const forBoth = /^(?:dashboard|coach-dashboard|binder|assistant)$/

/**
 * Pages that the short run sees by one that differs from them in a few words or in its bar: the other legal texts by the
 * terms, what coaches share with members as theirs, a locked resource by one that is open, the third question by the second.
 */
const alike =
  /^(?:privacy|refunds|sign-up-plan|refer-coach|coach-assistant|not-found-member|resource-locked|welcome-when)$/

/**
 * In the short run each page is seen once, with everything in it and by people with long names in foreign scripts, so that
 * one look shows where all of it goes.
 */
function isSeen(one: Shown, stage: Stage): boolean {
  if (!isAt(one, stage) || (!inEveryWay && alike.test(one.name))) return false
  if (inEveryWay || forBoth.test(one.name)) return inEveryWay || stage === 'empty' || stage === 'full'
  return stage === (isAt(one, 'full') && !forNewcomers.test(one.name) ? 'full' : 'empty')
}
/**
 * Axe looks at a page once, at every other page in the dark, and at every third by what is drawn too: the colors of both themes
 * are held to it where they are made (`tests/rules/theme.test.ts`), and what all pages have is seen in both.
 */
const waysOf = (at: number): readonly Way[] => {
  if (inEveryWay) return everyWay
  const theme = at % 2 === 0 ? 'light' : 'dark'
  return [
    { width: 360, theme, sees: at % 3 === 0 ? 'all' : 'markup' },
    { width: 1440, theme, sees: 'layout' },
    { width: 768, theme, sees: 'layout' },
  ]
}

const views = stages
  .flatMap((stage) =>
    shown.filter((one) => isSeen(one, stage) && named.test(`${stage}:${one.name}`)).map((one) => ({ ...one, stage })),
  )
  .map((one, at) => ({ ...one, ways: waysOf(at) }))
const wanted = stages.filter((stage) => views.some((view) => view.stage === stage))

type Stages = { url: string; casts: Partial<Record<Stage, Cast>>; close: () => Promise<void> }

let browser: Browser
let served: Stages
beforeAll(async () => {
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { openStages: (wanted: readonly Stage[]) => Promise<Stages> } = await import(
    '../../world/seed-stages.ts' as string
  )
  served = await module.openStages(wanted)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

// Several at once: while one page loads, another is looked at.
describe.concurrent.each(views)('$name, $stage', (view) => {
  test('has no fault that axe finds, does not overflow sideways and does not jump', async ({ expect }) => {
    const tab = await tabFor(view)
    const { page, faults } = tab
    const { ways } = view
    const shift = await open(page, pathOf(view), ways[0] ?? { width: 360, theme: 'light' })
    for (const way of ways) {
      await applyLook(page, way)
      if (pictures) await takePicture(page, view, way)
      const findings = way.sees === 'layout' ? [] : await axeFindings(page, way.sees)
      expect.soft(findings, `axe at ${way.width} px, ${way.theme}`).toEqual([])
      expect.soft(await barHeight(page), `height of the bar at ${way.width} px`).toBeLessThan(80)
      expect.soft(await overflow(page), `beyond the edge at ${way.width} px`).toBeLessThanOrEqual(0)
    }
    expect
      .soft(await overflowAtTwice(page, view, ways.at(-1)), 'beyond the edge with text of 200 %')
      .toBeLessThanOrEqual(0)
    expect.soft(shift, 'layout shift').toBeLessThan(0.01)
    expect.soft(await page.locator('h1').count(), 'first headings').toBe(1)
    expect.soft(faults).toEqual([])
    idle.push(tab)
  })
})

/** How far the page overflows at 768 px with its text twice as large. */
async function overflowAtTwice(page: Page, view: View, last?: Look): Promise<number> {
  const look: Look = { width: 768, theme: inEveryWay ? 'light' : (last?.theme ?? 'light') }
  if (last?.width !== look.width || last.theme !== look.theme) await applyLook(page, look)
  return withLargeText(page, async () => {
    if (pictures) await takePicture(page, { ...view, name: `${view.name}-200` }, look)
    return overflow(page)
  })
}

type View = Shown & { stage: Stage; ways: readonly Way[] }
type Tab = Awaited<ReturnType<typeof openPage>> & { of?: string }

/** Tabs that nobody looks at now, each with the cookie of the person whose page it showed last; a visitor’s is empty. */
const idle: Tab[] = []

/**
 * A tab that showed another page before, if there is one: its process knows the app's scripts and axe already. The
 * document is new, as after a click on a bookmark, and of another person nothing is left in it but the files of the app.
 */
async function tabFor({ as: who, stage }: View): Promise<Tab> {
  const cookie = who === 'visitor' ? '' : (served.casts[stage]?.[who] ?? '')
  const same = idle.findIndex(({ of }) => of === cookie)
  const tab: Tab = idle.splice(Math.max(same, 0), 1)[0] ?? (await openPage(await contextWithShift()))
  if (tab.of !== cookie) await giveTo(tab, cookie)
  tab.faults.length = 0
  return tab
}

async function contextWithShift(): Promise<BrowserContext> {
  const context = await newContext(browser, served.url)
  await context.addInitScript(watchShift)
  return context
}

async function giveTo(tab: Tab, cookie: string): Promise<void> {
  if (tab.of !== undefined) await emptyTab(tab.page, served.url)
  tab.of = cookie
  const [name = '', value = ''] = cookie.split('=', 2)
  if (cookie) await tab.page.context().addCookies([{ name, value, url: served.url }])
}

function pathOf({ path, stage }: { path: string; stage: Stage }): string {
  const cast = served.casts[stage]
  return path
    .replace(':clientId', cast?.clientId ?? '')
    .replace(':coachId', cast?.coachId ?? '')
    .replace(':broadcastId', cast?.broadcastId ?? '')
}

async function takePicture(page: Page, { name, stage }: Shown & { stage: Stage }, { width, theme }: Look) {
  const folder = join(pictures ?? '', stage)
  mkdirSync(folder, { recursive: true })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path: join(folder, `${name}.${width}.${theme}.jpg`),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, width * 7) },
  })
}
