import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, type Stage, stages } from '#tests/world/stage-names.ts'
import { openBrowser, type Visit, visit } from '../browser/browser.ts'
import { as, axeFindings, barHeight, type Look, open, overflow, watchShift, withLargeText } from '../browser/look.ts'
import { isAt, type Shown, shown, themes, widths } from '../browser/pages.ts'

/** Where pictures go, when they are wanted (`npm run pictures`): then every page is taken in every way at every stage. */
const pictures = process.env.PICTURES
const named = process.env.PICTURES_OF ? new RegExp(process.env.PICTURES_OF) : /./
const everyLook: readonly Look[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))
const looksAt: Record<Stage, readonly Look[]> = {
  empty: everyLook,
  typical: pictures ? everyLook : [],
  full: pictures ? everyLook : [{ width: 360, theme: 'dark' }],
  hostile: pictures ? everyLook : [{ width: 360, theme: 'light' }],
}
const justOne: readonly Look[] = [{ width: 1440, theme: 'light' }]
const wanted = stages.filter(
  (stage) => looksAt[stage].length > 0 && shown.some(({ name }) => named.test(`${stage}:${name}`)),
)
const views = wanted.flatMap((stage) =>
  shown.filter((one) => isAt(one, stage) && named.test(`${stage}:${one.name}`)).map((one) => ({ ...one, stage })),
)

type Stages = { url: string; casts: Partial<Record<Stage, Cast>>; close: () => Promise<void> }

let browser: Browser
let served: Stages
const visits = new Map<string, Visit>()
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

describe.each(views)('$name, $stage', (view) => {
  test('has no fault that axe finds, does not overflow sideways and does not jump', async () => {
    const { page, faults } = await visitAs(view)
    // 500 cards take axe half a minute each time.
    const looks = view.name === 'coach-clients' && view.stage === 'full' ? justOne : looksAt[view.stage]
    const shift = await open(page, pathOf(view), looks[0] ?? { width: 360, theme: 'light' })
    for (const look of looks) {
      await as(page, look)
      if (pictures) await takePicture(page, view, look)
      expect.soft(await axeFindings(page), `axe at ${look.width} px, ${look.theme}`).toEqual([])
      expect.soft(await barHeight(page), `height of the bar at ${look.width} px`).toBeLessThan(80)
      expect.soft(await overflow(page), `beyond the edge at ${look.width} px`).toBeLessThanOrEqual(0)
    }
    await as(page, { width: 768, theme: 'light' })
    await withLargeText(page, async () => {
      if (pictures) await takePicture(page, { ...view, name: `${view.name}-200` }, { width: 768, theme: 'light' })
      expect.soft(await overflow(page), 'beyond the edge with text of 200 %').toBeLessThanOrEqual(0)
    })
    expect.soft(shift, 'layout shift').toBeLessThan(0.01)
    expect.soft(await page.locator('h1').count(), 'first headings').toBe(1)
    expect.soft(faults.splice(0)).toEqual([])
  })
})

async function visitAs({ as: who, stage }: Shown & { stage: Stage }): Promise<Visit> {
  const key = who === 'visitor' ? who : `${who} ${stage}`
  const known = visits.get(key)
  if (known) return known
  const here = await visit(browser, served.url)
  await here.context.addInitScript(watchShift)
  const cookie = who === 'visitor' ? '' : (served.casts[stage]?.[who] ?? '')
  const [name = '', value = ''] = cookie.split('=', 2)
  if (cookie) await here.context.addCookies([{ name, value, url: served.url }])
  visits.set(key, here)
  return here
}

function pathOf({ path, stage }: { path: string; stage: Stage }): string {
  const cast = served.casts[stage]
  return path.replace(':clientId', cast?.clientId ?? '').replace(':coachId', cast?.coachId ?? '')
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
