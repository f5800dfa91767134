import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, person } from '../browser/browser.ts'
import { applyLook, faultsAtEveryLook } from '../browser/page-checks.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('analyzer')

/** So many conversations, written up on their page. */
const countTalks = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const order = Array.from({ length: count }, (_, at) => `row${at}`)
    const answers = [
      { field: 'talks', value: { order }, version: 0 },
      ...order.map((row) => ({ field: `talks.${row}.words`, value: 'I type the slip twice.', version: 0 })),
    ]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ answers })
    await fetch('/api/founder-file/pages/interview-notes/answers', { method: 'POST', headers, body })
  }, count)

const idea = 'Meal boxes for night-shift nurses, delivered to the ward. They complain about the machines.'

test('an analysis that may read the Founder file says what is counted there, and how the idea has changed since', async () => {
  const here = await site.visit()
  const { page } = here
  await enroll(page, person('analyst@journey.example'))
  await page.goto('/ai-assistant')
  await applyLook(page, { width: 360, theme: 'light' })
  await page.getByRole('button', { name: 'AI Tools' }).click()
  const choice = page.getByRole('checkbox', { name: 'Let it read my Founder file' })
  const box = page.getByRole('textbox', { name: 'Business idea' })
  const analyze = page.getByRole('button', { name: 'Analyze Idea' })
  const done = page.getByText('Your business idea has been analyzed and added to the chat.').first()
  const card = page.getByRole('region', { name: /^Score card/ })
  expect(await choice.isChecked()).toBe(false)
  await box.fill(idea)
  await analyze.click()
  await done.waitFor()
  expect(await card.getByText('Counted in your file').count()).toBe(0)

  await countTalks(page, 7)
  await choice.focus()
  await page.keyboard.press('Space')
  expect(await choice.isChecked()).toBe(true)
  await card.getByRole('textbox').first().fill('I interviewed 20 nurses on two wards')
  await card.getByRole('button', { name: 'Score it again' }).press('Enter')
  const evidence = card.getByRole('listitem').filter({ hasText: 'Evidence' }).first()
  await evidence.getByText('Counted in your file').waitFor()
  await evidence.getByText('You write “I interviewed 20”; your file counts 7 conversations', { exact: false }).waitFor()
  await card
    .getByRole('table', { name: 'Earlier scores for this idea' })
    .getByText('Met since then', { exact: false })
    .waitFor()
  expect(await faultsAtEveryLook(page)).toEqual([])

  await evidence.getByRole('link', { name: 'What people said' }).first().press('Enter')
  await page.waitForURL('**/foundation-02-run-interviews#worksheet')
  await applyLook(page, { width: 360, theme: 'light' })
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: 'AI Tools' }).click()
  await expect.poll(() => choice.isChecked()).toBe(true)
  expectNoFaults(here)
})
