import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bytesOf, enroll, expectNoFaults, join, person, type Visit } from './browser/browser.ts'
import { sharedSite } from './browser/shared-site.ts'

// Nobody else rates or downloads in the short run.
const site = sharedSite('library')

async function arrive(firstName: string, by = enroll): Promise<Visit> {
  const here = await site.visit()
  await by(here.page, { ...person(`${firstName.toLowerCase()}@library.example`), firstName })
  return here
}

const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'All Resources' }).getByRole('listitem').filter({ hasText: title })

test('a member searches, narrows by category, downloads, and rates what they have', async () => {
  const here = await arrive('Ada', join)
  const { page } = here
  await page.getByRole('link', { name: 'Resources', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Resource Library' }).waitFor()
  await page.getByRole('heading', { name: 'Featured resources' }).waitFor()

  await page.getByLabel('Search resources').fill('nothing is called so')
  await page.getByText('No resources found matching your search.').waitFor()
  await page.getByLabel('Search resources').fill('TEN NUMBERS')
  await row(page, 'The ten numbers').waitFor()
  await page.getByRole('button', { name: 'Video Guides' }).click()
  await page.getByRole('heading', { level: 2, name: 'Video Guides' }).waitFor()
  await page.getByRole('heading', { name: 'Ten numbers for day 1 (video)' }).waitFor()
  await page.getByRole('heading', { name: 'The ten numbers', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'All Resources' }).click()
  await page.reload()
  expect(await page.getByLabel('Search resources').inputValue()).toBe('TEN NUMBERS')

  const saving = page.waitForEvent('download')
  await row(page, 'The ten numbers').getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('day-one-numbers.xlsx')
  expect(await bytesOf(saved)).toEqual(readFileSync('content/resources/files/day-one-numbers.xlsx'))
  await page.getByText('Download started', { exact: true }).first().waitFor()
  await row(page, 'The ten numbers').getByText('Downloaded', { exact: true }).waitFor()
  await row(page, 'The ten numbers').getByText('1 download', { exact: true }).waitFor()

  await row(page, 'The ten numbers').getByRole('link', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'The ten numbers' })
  const picture = dialog.getByRole('img', { name: /Page 1/ })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByText('Rated 4 of 5 by 1 member').last().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('open')).toBeNull()
  expectNoFaults(here)
})

test('a film plays in the page, with captions and transcript', async () => {
  const here = await arrive('Ben')
  const { page } = here
  await page.goto('/resources?open=film-ten-numbers')
  const dialog = page.getByRole('dialog', { name: 'Ten numbers for day 1 (video)' })
  const film = dialog.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(5)
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing')
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 60
  })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.seeking)).toBe(false)
  await dialog.getByText('Transcript', { exact: true }).click()
  await dialog.getByText(/Ask a founder how business is going/).waitFor()
  expectNoFaults(here)
})

test('what the tier does not open says what does, and leads there', async () => {
  const here = await arrive('Cleo')
  const { page } = here
  await page.goto('/resources?search=One-page+budget')
  const locked = row(page, 'One-page budget')
  expect(await locked.getByRole('button').count()).toBe(0)
  await locked.getByRole('link', { name: 'One-page budget', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'One-page budget' })
  await dialog.getByText('How to use it').waitFor()
  await dialog.getByRole('link', { name: /^Upgrade to Quantum/ }).click()
  await page.waitForURL('**/pricing')
  expectNoFaults(here)
})

test('another member’s link is 404, and where an old link leads the resource waits and says why', async () => {
  const here = await arrive('Dora')
  const { page } = here
  const { url } = await (await page.request.post('/api/resources/day-one-numbers/download')).json()
  const strangers = await arrive('Eli')
  expect((await strangers.page.goto(url))?.status()).toBe(404)
  await page.goto('/resources?open=day-one-numbers&link=expired')
  await page.getByText('That link has expired').waitFor()
  expectNoFaults(here)
})

test('a lesson hands over its resources, and its own links lead to each', async () => {
  const here = await arrive('Finn')
  const { page } = here
  const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'
  await page.goto(lesson)
  const resources = page.getByRole('region', { name: 'Resources for this lesson' })
  await resources.getByRole('button', { name: 'Download The ten numbers' }).waitFor()
  await page.getByRole('article').getByRole('link', { name: 'the ten numbers as a sheet' }).click()
  await page.getByRole('dialog', { name: 'The ten numbers' }).waitFor()
  await page
    .getByRole('link', { name: /baseline|numbers/i })
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Mark as Complete' }).waitFor()
  expectNoFaults(here)
})

test('a coach uses the library too; lessons, which are not open in Coach Mode, are named without a link', async () => {
  const here = await arrive('Gina')
  const { page } = here
  await page.request.post('/api/user/role', { data: { role: 'coach' } })
  await page.goto('/resources?open=day-one-numbers')
  const dialog = page.getByRole('dialog', { name: 'The ten numbers' })
  await dialog.getByText('Lessons that use it').waitFor()
  expect(await dialog.locator('a[href^="/modules"]').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Download The ten numbers' }).waitFor()
  expectNoFaults(here)
})
