import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, person, withServiceWorker } from '../browser/browser.ts'
import { enter, open, saved, worry } from '../browser/founder-file.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('leaving')

test('signing out with answers waiting asks; what is kept never goes to someone else’s account', async () => {
  const { page } = await site.visit(withServiceWorker)
  await enroll(page, person('first@leaving.example'))
  await open(page)
  await page.route('**/api/founder-file/pages/*/answers', (route) => route.abort())
  await page.getByLabel(worry).fill('of the first')
  await page.getByText('Kept on this device, will be sent').waitFor()
  await page.getByRole('button', { name: /^Account menu:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { name: '1 answer not saved yet' }).waitFor()
  await page.getByRole('button', { name: 'Keep and sign out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  await page.unroute('**/api/founder-file/pages/*/answers')

  await enroll(page, person('second@leaving.example'))
  await expectNothingOfOthers(page)
  await page.goto('/api/logout')
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  await enter(page, 'first@leaving.example')
  await open(page)
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe('of the first')
  await saved(page)
})

/** Once an answer of one's own was sent, what waited in this browser has been read: another's is neither shown nor stored. */
async function expectNothingOfOthers(page: Page): Promise<void> {
  await open(page)
  await page.getByLabel('The number I can move first is').fill('my own')
  await saved(page)
  expect(await page.getByLabel(worry).inputValue()).toBe('')
  const stored = await page.evaluate(async () => (await fetch('/api/founder-file/pages/day-one-numbers')).json())
  expect(Object.values<{ value: unknown }>(stored.answers).map(({ value }) => value)).toEqual(['my own'])
}

/** What lies in this browser's storage of answers and ticks. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('founder-file', 1)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all = database.transaction('queues').objectStore('queues').getAll()
    const queues = await new Promise<unknown[]>((resolve) => {
      all.onsuccess = () => resolve(all.result)
    })
    database.close()
    return JSON.stringify(queues)
  })
const writeUnsent = async (page: Page, text: string) => {
  await open(page)
  await page.route('**/api/founder-file/pages/*/answers', (route) => route.abort())
  await page.getByLabel(worry).fill(text)
  await page.getByText('Kept on this device, will be sent').waitFor()
}

test('signing out everywhere asks about answers that wait, and deleting the account leaves none of them', async () => {
  const { page } = await site.visit()
  const email = 'everywhere@leaving.example'
  await enroll(page, person(email))
  await writeUnsent(page, 'before leaving')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('heading', { name: '1 answer not saved yet' }).waitFor()
  await page.getByRole('button', { name: 'Keep and sign out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect(await held(page)).toContain('before leaving')

  await enter(page, email)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(person(email).password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Back to the home page' }).waitFor()
  await expect.poll(() => held(page)).toBe('[]')
})

test('a session that was ended elsewhere keeps answers for this member only', async () => {
  const { page } = await site.visit()
  await enroll(page, person('ended@leaving.example'))
  await open(page)
  await page.context().clearCookies()
  await page.getByLabel(worry).fill('typed after the end')
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Kept on this device, will be sent').waitFor()
  await enroll(page, person('other@leaving.example'))
  await expectNothingOfOthers(page)
  expect(await held(page)).toContain('typed after the end')
  await page.context().clearCookies()
  await enter(page, 'ended@leaving.example')
  await open(page)
  await saved(page)
  expect(await page.getByLabel(worry).inputValue()).toBe('typed after the end')
})
