import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enroll, expectNoFaults, joinByForm, pay, person } from '../browser/browser.ts'
import { sharedSite } from '../browser/shared-site.ts'

const site = sharedSite('way-in')

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

async function signUp(page: Page, email: string): Promise<void> {
  await heading(page, 'Create your account')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('Join Quantum leads through a new account to its payment, and Back from there to the plans alone', async () => {
  const here = await site.visit()
  const { page } = here
  await page.goto('/?utm_source=mail')
  await page.getByRole('link', { name: 'Join Quantum' }).click()
  await page.getByText('Quantum, $97 a month. You pay after creating your account.').waitFor()
  await signUp(page, 'quantum@wayin.example')
  await page.waitForURL('**/subscribe?**')
  await heading(page, 'Join Quantum')
  await page.goBack()
  await page.waitForURL('**/pricing')
  await page.getByRole('button', { name: 'Upgrade to Quantum' }).click()
  await page.waitForURL('**/subscribe?**')
  await pay(page, '4242 4242 4242 4242')
  await page.waitForURL('**/dashboard')
  await page.getByText('Payment Successful', { exact: true }).waitFor()
  expectNoFaults(here)
})

test('an invited visitor reads who invited them, an unknown invitation says nothing', async () => {
  const mary = await site.visit()
  await enroll(mary.page, { ...person('mary@wayin.example'), firstName: 'Mary' })
  await mary.page.goto('/refer')
  const link = await mary.page.getByLabel('Referral link').inputValue()
  const here = await site.visit()
  await here.page.goto(link)
  await here.page.getByRole('link', { name: 'Get Started' }).first().click()
  await here.page.getByText('Mary invited you.').waitFor()
  expect(await here.page.getByText('Okafor').count()).toBe(0)
  await here.page.goto('/api/login?ref=nobody')
  await here.page.getByLabel('First name').waitFor()
  expect(await here.page.getByText('invited you').count()).toBe(0)
  expectNoFaults(here)
})

test('a browser that has never signed in is offered an account, one that has is asked to sign in', async () => {
  const here = await site.visit()
  const { page } = here
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await heading(page, 'Create your account')
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await heading(page, 'Sign in')
  await joinByForm(page, person('back@wayin.example'))
  await page.getByRole('button', { name: /Account menu:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await heading(page, 'Sign in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await heading(page, 'Create your account')
  expectNoFaults(here)
})

test('a new member answers the questions or skips each, and is in lesson 1', async () => {
  const here = await site.visit({ viewport: { width: 360, height: 740 } })
  const { page } = here
  await page.goto('/api/login')
  await signUp(page, 'asked@wayin.example')
  await heading(page, 'What are you building or running?')
  await page.getByRole('button', { name: 'Skip' }).click()
  await heading(page, /How many hours a week/)
  await page.goBack()
  await heading(page, 'What are you building or running?')
  await page.getByLabel('What are you building or running?').fill('A bakery')
  await page.getByText('A business', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, /How many hours a week/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await heading(page, 'When?')
  await page.getByText('Tue', { exact: true }).click()
  await page.getByRole('button', { name: 'Start lesson 1' }).click()
  await heading(page, 'Ten numbers for day 1')
  expect(await (await page.request.get('/api/pace/work-hours')).json()).toEqual({
    building: 'A bakery',
    stage: 'business',
    hoursPerWeek: null,
    weekdays: [2],
    startsAt: null,
  })
  expectNoFaults(here)
})
