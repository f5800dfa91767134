import type { Page } from 'playwright-core'
import { comeBack, person } from './browser.ts'

const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers'
export const worry = 'The number that worries me most is'
export const revenue = '3 Revenue, Day 1'
export const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
export const enter = (page: Page, email: string) => comeBack(page, person(email))
export const open = async (page: Page) => {
  await page.goto(lesson)
  await page.getByLabel(worry).waitFor()
}
