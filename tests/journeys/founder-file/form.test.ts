import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, firstVisit, person } from '../browser/browser.ts'
import { open, revenue, saved, worry } from '../browser/founder-file.ts'
import { applyLook, faultsAtEveryLook, overflow, untilQuiet, watchShift } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('form')

async function visit(email: string): Promise<Page> {
  const { page } = await site.visit()
  await enroll(page, person(email))
  await open(page)
  return page
}

test('at twice the size nothing is cut off, and what is asked for and shown in the margin is clean to axe', async () => {
  const page = await visit('zoom@form.example')
  await page.getByLabel(revenue, { exact: true }).fill('1,240')
  await page.getByRole('button', { name: 'What’s missing?' }).click()
  await page.getByText(/^Still empty: /).waitFor()
  await page.getByRole('region', { name: 'Yours beside Lumen’s' }).waitFor()
  expect(await faultsAtEveryLook(page)).toEqual([])
  // A window of 1280 px at 200 % is 640 px wide.
  await applyLook(page, { width: 640, theme: 'light' })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

/** Whose page is written on by several journeys. */
let held: Page
beforeAll(async () => {
  held = await visit('held@form.example')
})
afterAll(() => held.context().close())

test('text from right to left stands as it is written, and numbers do not turn around', async () => {
  const page = held
  const text = 'المبيعات لأن العملاء عادوا'
  await page.getByLabel(worry).fill(text)
  const directions = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => getComputedStyle(field).direction)
  expect(await directions(worry)).toBe('rtl')
  expect(await directions(revenue)).toBe('ltr')
  await saved(page)
  await page.reload()
  await expect.poll(() => page.getByLabel(worry).inputValue()).toBe(text)
})

test('a field says its label, unit, hint and error to a screen reader, and the last change is undone by the keyboard', async () => {
  const page = held
  const field = page.getByLabel(revenue, { exact: true })
  await field.fill('fifty')
  await page.getByLabel(worry).focus()
  const described = () =>
    field.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
  await expect.poll(described).toContain('We can’t read “fifty” as a number.')
  expect(await described()).toContain('USD')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('500')
  expect(await described()).not.toContain('We can’t read')
  await field.fill('900')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toMatch(/^What would you question\?/)
  await page.keyboard.press('Tab')
  expect(await focused()).toMatch(/^Undo last change/)
  await page.keyboard.press('Enter')
  await expect.poll(() => more.evaluate((button) => document.activeElement === button)).toBe(true)
  await expect.poll(() => field.inputValue()).not.toBe('900')
})

test('the lesson’s text stands where it stood when the form and one’s own figures come', async () => {
  const page = await visit('still@form.example')
  await applyLook(page, { width: 1440, theme: 'light' })
  const top = () => page.locator('[data-beside="example"]').evaluate((box) => box.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.getByLabel(revenue, { exact: true }).fill('1,240')
  const yours = page.getByRole('region', { name: 'Yours beside Lumen’s' })
  await yours.getByText('$1,240').first().waitFor()
  expect(await top()).toBe(before)
})

test('who has read the exercise on a phone before its page is there sees nothing move when it comes', async () => {
  const { page } = await site.visit({ ...firstVisit, viewport: { width: 360, height: 740 } })
  await enroll(page, person('slow@form.example'))
  await page.addInitScript(watchShift)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/founder-file/lessons/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/modules/foundation-01-founder-baseline/submodules/foundation-01-runway')
  await page.getByRole('button', { name: /account/i }).waitFor()
  // The last step of the exercise is in the middle of the screen.
  const step = page.getByText('Complete the sentence', { exact: false }).first()
  await step.evaluate((line) => line.scrollIntoView({ block: 'center' }))
  const top = () => step.evaluate((line) => line.getBoundingClientRect().top)
  const before = await top()
  release()
  await page.locator('#worksheet').waitFor()
  await untilQuiet(page)
  expect(await top()).toBe(before)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShift'))).toBeLessThan(0.01)
})

test('on paper an empty field is room to write, and nothing of the example or of the controls stands there', async () => {
  const page = held
  await page.getByLabel(worry).fill('Leads')
  await page.emulateMedia({ media: 'print' })
  const look = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => {
      const { outlineStyle } = getComputedStyle(field)
      return {
        placeholder: getComputedStyle(field, '::placeholder').color,
        outlineStyle,
        height: field.getBoundingClientRect().height,
      }
    })
  expect(await look(revenue)).toMatchObject({ placeholder: 'rgba(0, 0, 0, 0)' })
  const worried = await look(worry)
  expect(worried.outlineStyle).toBe('none')
  // 9 mm are 34 px.
  expect(worried.height).toBeGreaterThanOrEqual(34)
  for (const name of ['Keep this page', 'What’s missing?', 'Print'])
    expect(await page.locator('#worksheet').getByRole('button', { name }).count(), name).toBe(0)
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000)
})
