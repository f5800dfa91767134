import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, join, person } from './browser/browser.ts'
import { enter, open, revenue, saved, worry } from './browser/founder-file.ts'
import { applyLook, faultsAtEveryLook } from './browser/page-checks.ts'
import { sharedSite } from './browser/shared-site.ts'
import { openSiteOverRelay } from './browser/site-over-relay.ts'

const site = sharedSite('file')
/** Whose connection can be cut, with a service worker beneath it. */
const overRelay = openSiteOverRelay('file-relay')

test('an exercise is done in the lesson: worked out at once, saved by itself, there after a reload, and kept', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('form@file.example'))
  await open(page)
  await page.getByLabel('1 Customers who paid, Day 1').fill('4')
  await page.getByLabel(revenue, { exact: true }).fill('1,240')
  await page.getByText('$310', { exact: true }).first().waitFor()
  await saved(page)
  await page.reload()
  await page.getByText('$310', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Keep this page' }).click()
  await page.getByText(/^kept [A-Z][a-z]{2} \d+, \d{4}$/).waitFor()
  expectNoFaults(here)
})

test('without a network answers wait on the device, through a reload and a crash, and go out when it is back', async () => {
  const { page, context } = await overRelay.visit()
  await join(page, person('train@file.example'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await open(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kept-lessons')).keys()
        return keys.some(({ url }) => url.includes('/founder-file/')) && (await caches.match('/modules')) !== undefined
      }),
    )
    .toBe(true)
  overRelay.cut()
  await page.getByLabel(worry).fill('8: only 5 people asked')
  await page.getByText('Kept on this device, will be sent').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe('8: only 5 people asked')
  const crashed = context.waitForEvent('page')
  await page.evaluate(() => void window.open('about:blank'))
  const other = await crashed
  await page.close()
  await open(other)
  await expect.poll(() => other.getByLabel(worry).inputValue()).toBe('8: only 5 people asked')
  overRelay.restore()
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await saved(other)

  const elsewhere = await overRelay.visit()
  await enter(elsewhere.page, 'train@file.example')
  await open(elsewhere.page)
  expect(await elsewhere.page.getByLabel(worry).inputValue()).toBe('8: only 5 people asked')
})

test('two devices on one field: both texts are offered, and the chosen one stands there', async () => {
  const [laptop, phone] = [await site.visit(), await site.visit()]
  await enroll(laptop.page, person('two@file.example'))
  await enter(phone.page, 'two@file.example')
  await open(laptop.page)
  await open(phone.page)
  await laptop.page.getByLabel(worry).fill('from the laptop')
  await saved(laptop.page)
  await phone.page.getByLabel(worry).fill('from the phone')
  const both = phone.page.getByRole('region', { name: `${worry}: two versions` })
  await both.getByText('from the laptop').waitFor()
  await both.getByText('from the phone').waitFor()
  await both.getByRole('listitem').filter({ hasText: 'from the laptop' }).getByRole('button').click()
  await both.waitFor({ state: 'detached' })
  await saved(phone.page)
  // The other one is let go of once its undo is over: until then the laptop offers both.
  await laptop.page.reload()
  await expect.poll(() => laptop.page.getByRole('textbox', { name: worry }).inputValue()).toBe('from the laptop')
})

test('a tick goes to the other device', async () => {
  const [laptop, phone] = [await site.visit(), await site.visit()]
  await enroll(laptop.page, person('ticks@file.example'))
  await open(laptop.page)
  const box = (page: Page) => page.getByRole('checkbox', { name: 'Each line marked C or G' })
  const stored = laptop.page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
  await box(laptop.page).check()
  await stored
  await enter(phone.page, 'ticks@file.example')
  await open(phone.page)
  await expect.poll(() => box(phone.page).isChecked()).toBe(true)
})

test('the form fits, is clean to axe and is reached by the keyboard', async () => {
  const { page } = await site.visit()
  await enroll(page, person('look@file.example'))
  await open(page)
  expect(await faultsAtEveryLook(page)).toEqual([])
  await applyLook(page, { width: 360, theme: 'light' })
  await page.getByRole('button', { name: 'Show as a table' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'Day 180' }).waitFor()
  await page.getByLabel(revenue, { exact: true }).focus()
  await page.keyboard.type('500')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect
    .poll(() =>
      page
        .getByRole('group', { name: `${revenue}: counted or guessed` })
        .getByRole('button', { pressed: true })
        .textContent(),
    )
    .toBe('Guessed')
})
