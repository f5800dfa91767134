import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bytesOf, enroll, expectNoFaults, person } from '../browser/browser.ts'
import { applyLook, axeFindings, faultsAtEveryLook, untilQuiet } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('history')

const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'
const history = '/founder-file/pages/day-one-numbers'
const worry = 'The number that worries me most is'
const revenue = '3 Revenue, Day 1'
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const changes = (page: Page) => page.getByRole('region', { name: 'Compare two versions' })

async function write(page: Page, sum: string, words: string) {
  await page.getByLabel(revenue, { exact: true }).fill(sum)
  await page.getByLabel(worry).fill(words)
  await saved(page)
}

/** By the form, which the first journey is about. */
async function keepTwice(page: Page, email: string) {
  await enroll(page, person(email))
  await page.goto(lesson)
  await write(page, '1,240', '8: only 5 people asked')
  await page.getByRole('button', { name: 'Keep this page' }).click()
  await page.getByText(/^kept [A-Z]/).waitFor()
  await page.getByRole('link', { name: /^History/ }).click()
  await page.waitForURL(`**${history}`)
  await page.getByText('These two are the same.').waitFor()
  await write(page, '1,500', '8: 9 people asked')
  await page.getByText('2 answers differ.').waitFor()
}

/** By the calls that the form makes, and opens the history. */
async function withHistory(page: Page, email: string) {
  await enroll(page, person(email))
  const post = async (what: string, data: object) =>
    expect((await page.request.post(`/api${history}/${what}`, { data })).status()).toBe(200)
  const write = (sum: number, words: string, version: number) => {
    const answers = { 'numbers.day_1.revenue': sum, worry: words }
    return post('answers', { answers: Object.entries(answers).map(([field, value]) => ({ field, value, version })) })
  }
  await write(1240, '8: only 5 people asked', 0)
  await post('keep', {})
  await write(1500, '8: 9 people asked', 1)
  await page.goto(history)
  await page.getByText('2 answers differ.').waitFor()
}

test('a page is kept, changed, kept again, compared, restored and the restoring undone', async () => {
  const here = await site.visit()
  const { page } = here
  await keepTwice(page, 'keeper@history.example')
  await changes(page).getByText('+$260').first().waitFor()
  await page.getByRole('button', { name: 'Keep this page' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Restore / }).count()).toBe(2)

  await page
    .getByRole('button', { name: /^Restore / })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Restore this copy?' })
  await dialog.getByText('8: only 5 people asked').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore this copy' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('What the page said before is now the latest copy.', { exact: false }).waitFor()
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe('8: only 5 people asked')
  expect(await page.getByRole('button', { name: /^Restore / }).count()).toBe(3)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone. The page says what it said before.').waitFor()
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe('8: 9 people asked')
  expectNoFaults(here)
})

test('a file that was exported is imported into another account, and says the same there', async () => {
  const [laptop, other] = [await site.visit(), await site.visit()]
  await withHistory(laptop.page, 'mover@history.example')
  const fetched = async (page: Page) => {
    await page.goto('/founder-file')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'JSON' }).click()
    const bytes = await bytesOf(await download)
    await page.getByText('Saved as founder-file-all', { exact: false }).waitFor()
    return bytes
  }
  const file = await fetched(laptop.page)

  await enroll(other.page, person('arrives@history.example'))
  await other.page.goto('/founder-file')
  await other.page
    .getByLabel('Choose a file…')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: file })
  const report = other.page.getByRole('region', { name: 'What this file would change' })
  await report.getByText('The ten numbers').waitFor()
  expect(await axeFindings(other.page)).toEqual([])
  await report.getByRole('button', { name: 'Import' }).click()
  await other.page.getByText(/^Imported: 2 answers and 1 kept copy on 1 page/).waitFor()
  const hashOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { hash: string }).hash
  expect(hashOf(await fetched(other.page))).toBe(hashOf(file))
  await other.page.goto(history)
  await other.page.getByText('2 answers differ.').waitFor()
  expectNoFaults(other)
})

test('a page is erased with its history, and the form is empty', async () => {
  const here = await site.visit()
  const { page } = here
  await withHistory(page, 'eraser@history.example')
  await page.getByRole('button', { name: 'Erase this page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase this page?' })
  await dialog.getByText(/^1 kept copy: /).waitFor()
  await dialog.getByLabel('Type “erase” to confirm').fill('erase')
  await page.keyboard.press('Enter')
  await page.getByText('Everything you wrote on this page is gone, and so is every copy.').waitFor()
  await page.goto(lesson)
  await page.getByLabel(worry).waitFor()
  expect(await page.getByLabel(worry).inputValue()).toBe('')
  expectNoFaults(here)
})

test('the history fits, is clean to axe, and opens from the binder by keyboard', async () => {
  const { page } = await site.visit()
  await withHistory(page, 'look@history.example')
  await untilQuiet(page)
  expect(await faultsAtEveryLook(page)).toEqual([])
  // The binder is looked at with all other pages.
  await page.goto('/founder-file')
  await applyLook(page, { width: 1440, theme: 'light' })
  await page.getByRole('link', { name: /^History of The ten numbers/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Compare with now: / }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Compare two versions')
})
