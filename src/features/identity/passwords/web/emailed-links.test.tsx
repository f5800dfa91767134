// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Asked, answer, answerWith, refusal } from '#tests/web/answers.ts'
import { VerifyEmailPage } from '../../email-address/web/verify-email.page.tsx'
import { takeNewcomer } from '../../sign-in/web/newcomer.ts'
import { ResetPasswordPage } from './reset-password.page.tsx'

const verify = 'POST /api/auth/verify-email'
const reset = 'POST /api/auth/reset-password'
let asked: Asked[] = []
const stale = { message: 'This link has expired or was already used. Ask for a new one.', code: 'identity.staleLink' }

beforeEach(() => {
  asked = answerWith({
    ...refusal('GET /api/auth/user', 401, { message: 'Please sign in.' }),
    ...answer(verify, { success: true }),
    ...answer(reset, { success: true, isNew: false }),
  })
})
afterEach(cleanup)

const show = (page: ReactNode, address: string) => {
  window.history.replaceState(null, '', address)
  render(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an address is confirmed by the button, never by opening the page', async () => {
  show(<VerifyEmailPage />, '/verify-email?token=a.b-c')
  expect(asked).toEqual([])
  press('Confirm email address')
  await screen.findByRole('heading', { name: 'Your email address is confirmed' })
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([{ call: verify, body: { token: 'a.b-c' } }])
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/')
})

const me = (membershipTier: 'starter' | 'quantum') =>
  answer('GET /api/auth/user', {
    id: '1',
    firstName: 'Ada',
    lastName: '',
    email: 'ada@example.com',
    profileImageUrl: null,
    userRole: 'client',
    membershipTier,
    timeZone: 'UTC',
  })

test('a plan chosen before confirming leads on to its payment', async () => {
  asked = answerWith({ ...answer(verify, { success: true }), ...me('starter') })
  show(<VerifyEmailPage />, '/verify-email?token=a.b-c&plan=quantum')
  press('Confirm email address')
  const link = await screen.findByRole('link', { name: 'Continue to Quantum' })
  expect(link.getAttribute('href')).toBe('/pricing?plan=quantum')
})

test.each([
  ['paid for meanwhile', 'quantum', 'quantum'],
  ['unknown', 'gold', 'starter'],
] as const)('a plan that is %s leads nowhere', async (_, plan, tier) => {
  asked = answerWith({ ...answer(verify, { success: true }), ...me(tier) })
  show(<VerifyEmailPage />, `/verify-email?token=a.b-c&plan=${plan}`)
  press('Confirm email address')
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/')
})

test('a stale link says so and offers the way to a new one', async () => {
  answerWith(refusal(verify, 400, stale))
  show(<VerifyEmailPage />, '/verify-email?token=old')
  press('Confirm email address')
  await screen.findByText(stale.message)
  const link = await screen.findByRole('link', { name: 'Sign in to get a new link' })
  expect(link.getAttribute('href')).toBe('/api/login?mode=sign-in&returnTo=%2Fverify-email%3Ftoken%3Dold')
})

test.each([
  [400, stale],
  [409, { message: 'Another account already uses this address.', code: 'identity.addressTaken' }],
])('a link to a new address that no longer works (%s) leads to where one is asked for', async (status, refused) => {
  answerWith({ ...refusal(verify, status, refused), ...me('starter') })
  show(<VerifyEmailPage />, '/verify-email?token=change.old')
  press('Confirm email address')
  const link = await screen.findByRole('link', { name: 'Change your email address in Settings' })
  expect(link.getAttribute('href')).toBe('/settings#email')
  expect(screen.queryByRole('button', { name: /Send a new link/ })).toBeNull()
})

test('whoever is not signed in to the account is told to be, and comes back to the button', async () => {
  answerWith({ ...refusal('GET /api/auth/user', 401), ...refusal(verify, 403, stale) })
  show(<VerifyEmailPage />, '/verify-email?token=a.b-c')
  press('Confirm email address')
  const link = await screen.findByRole('link', { name: 'Sign in to confirm' })
  expect(link.getAttribute('href')).toBe('/api/login?mode=sign-in&returnTo=%2Fverify-email%3Ftoken%3Da.b-c')
  expect(screen.getByRole('link', { name: 'Set a new password' })).toBeTruthy()
})

test('a new password is set with the token of the email', async () => {
  show(<ResetPasswordPage />, '/reset-password?token=abc')
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'another horse' } })
  press('Set new password')
  await screen.findByRole('heading', { name: 'Your new password is set' })
  const body = { token: 'abc', newPassword: 'another horse', timeZone: expect.any(String) }
  expect(asked).toEqual([{ call: reset, body }])
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/api/login?mode=sign-in')
})

test('who came by an invitation signs in to the first questions', async () => {
  answerWith(answer(reset, { success: true, isNew: true }))
  show(<ResetPasswordPage />, '/reset-password?token=abc&first=yes')
  screen.getByRole('heading', { name: 'Choose your password' })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'another horse' } })
  press('Set password')
  await screen.findByText('Today is day 1 of your 180 days. Sign in to begin.')
  const link = screen.getByRole('link', { name: 'Go to sign in' })
  expect(link.getAttribute('href')).toBe('/api/login?mode=sign-in&returnTo=%2Fwelcome')
  // Who types the address of the sign-in page is asked them too, once.
  expect([takeNewcomer(), takeNewcomer()]).toEqual([true, false])
})

test('a password too short is refused beside its field, and a stale link above it', async () => {
  asked = answerWith(refusal(reset, 400, stale))
  show(<ResetPasswordPage />, '/reset-password?token=abc')
  press('Set new password')
  await screen.findByText('Use at least 8 characters.')
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'another horse' } })
  press('Set new password')
  await screen.findByText(stale.message)
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/api/login?mode=forgot')
})

test('a link without its token asks for a new one', () => {
  show(<ResetPasswordPage />, '/reset-password')
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
})
