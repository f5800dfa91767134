import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bytesOf, enroll, expectNoFaults, payForQuantum, person } from '../browser/browser.ts'
import { axeFindings } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('endings')

type Way = { modules: { id: string; steps: { id: string }[] }[] }

const lessonsOf = async (page: Page) => {
  const { modules } = (await (await page.request.get('/api/framework/way')).json()) as Way
  return modules.flatMap(({ id, steps }) => steps.map((step) => ({ moduleId: id, subModuleId: step.id })))
}

/** Without the pages in between, which other journeys walk. */
async function completeAll(page: Page, lessons: Awaited<ReturnType<typeof lessonsOf>>): Promise<void> {
  for (const lesson of lessons) {
    const reply = await page.request.post(`/api/submodules/${lesson.subModuleId}/complete`, { data: lesson })
    expect(reply.status()).toBe(200)
  }
}

async function complete(page: Page, { moduleId, subModuleId }: Record<'moduleId' | 'subModuleId', string>) {
  await page.goto(`/modules/${moduleId}/submodules/${subModuleId}`)
  await page.getByRole('button', { name: 'Mark as Complete' }).press('Enter')
  await page.getByRole('button', { name: 'Complete anyway' }).press('Enter')
  await page.getByText('Module Completed!', { exact: true }).waitFor()
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a module, a phase and the program end each in its own way, by keyboard', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('finisher@endings.example'))
  const lessons = await lessonsOf(page)
  const first = lessons.filter(({ moduleId }) => moduleId === lessons[0]?.moduleId)
  await completeAll(page, first.slice(0, -1))
  await complete(page, first.at(-1) ?? first[0]!)
  await page.getByRole('heading', { level: 2, name: 'Founder baseline: done.' }).waitFor()
  expect(await focused(page)).toBe('Founder baseline: done.')
  await page.getByText('You’ve done 6 of 95 lessons.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Continue: / }).press('Enter')
  await page.waitForURL('**/modules/foundation-02-*/submodules/**')

  const foundation = lessons.filter(({ moduleId }) => moduleId.startsWith('foundation'))
  await completeAll(page, foundation.slice(first.length, -1))
  await complete(page, foundation.at(-1) ?? first[0]!)
  await page.getByRole('link', { name: 'See what you made' }).first().press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Foundation is behind you.' }).waitFor()
  await page
    .getByRole('region', { name: 'Growth' })
    .getByRole('link', { name: /^Upgrade to Quantum/ })
    .waitFor()

  await payForQuantum(page)
  await completeAll(page, lessons.slice(foundation.length, -1))
  await page.goto('/summit')
  await page.getByRole('heading', { level: 1, name: 'The summit is still ahead.' }).waitFor()
  await complete(page, lessons.at(-1) ?? first[0]!)
  await page.getByRole('link', { name: 'Stand on the summit' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'You made it, Ada. Stand here a minute.' }).waitFor()
  await page.getByText('You made it: all 95 lessons are done.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await showCertificate(page)
  await savePoster(page)
  expectNoFaults(here)
})

/** Off until it is turned on, for everyone while it is, and gone afterwards. */
async function showCertificate(page: Page): Promise<void> {
  await page.goto('/summit/certificate')
  await page.getByRole('button', { name: 'Turn the page on' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  const stranger = await site.visit()
  await stranger.page.goto(address)
  await stranger.page.getByRole('heading', { level: 1, name: 'Ada Okafor' }).waitFor()
  expect(await axeFindings(stranger.page)).toEqual([])
  await page.getByRole('button', { name: 'Turn the page off' }).click()
  await page.getByRole('button', { name: 'Turn the page on' }).waitFor()
  expect((await stranger.page.goto(address))?.status()).toBe(404)
  await stranger.context.close()
}

async function savePoster(page: Page): Promise<void> {
  await page.goto('/frontier/poster')
  for (const [shape, width, height] of [
    ['Wide, 1200 × 630', 1200, 630],
    ['Tall, 1080 × 1920', 1080, 1920],
  ] as const) {
    await page.getByText(shape).click()
    await page.locator(`canvas[width="${width}"]`).waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a picture' }).click()
    const picture = await bytesOf(await saving)
    // A PNG names its size right after its first chunk's name.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    expect(picture.length).toBeGreaterThan(50_000)
  }
}
