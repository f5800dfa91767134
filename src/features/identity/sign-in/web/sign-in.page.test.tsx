// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, type Asked, answer, answerWith, refusal } from '#tests/web/answers.ts'
import { noteNewcomer } from './newcomer.ts'
import { SignInPage } from './sign-in.page.tsx'

let asked: Asked[] = []
let answers: Answers = {}
const calls = {
  rules: 'GET /api/account-rules',
  signIn: 'POST /api/auth/sign-in/email',
  signUp: 'POST /api/auth/sign-up/email',
} as const
const open = { passwordSignIn: true, provider: null, coachAccess: 'open' } as const
const ada = { user: { id: '1', email: 'ada@example.com', name: 'Ada' } }
const went = vi.fn()

beforeEach(() => {
  went.mockReset()
  answers = answer(calls.rules, open)
  vi.spyOn(window.location, 'assign').mockImplementation(went)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function show(address = '/api/login?mode=sign-in') {
  asked = answerWith(answers)
  const router = createRouter({
    routeTree: createRootRoute({ component: SignInPage }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findAllByRole('button')
  return router
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lastAsked = () => asked.at(-1)

test('signing in goes on to where one was going', async () => {
  Object.assign(answers, answer(calls.signIn, ada))
  await show('/api/login?mode=sign-in&returnTo=%2Fmodules%3Fa%3Db')
  type('Email', ' ada@example.com ')
  type('Password', 'correct horse')
  press('Sign in')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/modules?a=b'))
  expect(lastAsked()?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' })
})

test('who chose a first password by an invitation is asked the first questions once, however they come to sign in', async () => {
  noteNewcomer()
  Object.assign(answers, answer(calls.signIn, ada))
  for (const path of ['/welcome', '/']) {
    await show('/api/login')
    type('Email', 'ada@example.com')
    type('Password', 'correct horse')
    press('Sign in')
    await waitFor(() => expect(went).toHaveBeenLastCalledWith(path))
    cleanup()
  }
})

test('with two-step sign-in on, the code is asked for, and another one when it is not right', async () => {
  Object.assign(answers, answer(calls.signIn, { twoFactorRedirect: true }))
  await show('/api/login?mode=sign-in&returnTo=%2Fmodules')
  type('Email', 'ada@example.com')
  type('Password', 'correct horse')
  press('Sign in')
  await screen.findByRole('heading', { name: 'One more step' })
  const message = 'That code is wrong or was already used.'
  Object.assign(answers, refusal('POST /api/auth/two-factor/verify-totp', 401, { message, code: 'identity.wrongCode' }))
  await screen.findByLabelText('Code')
  type('Code', '123456')
  press('Sign in')
  await screen.findByText(message)
  Object.assign(answers, answer('POST /api/auth/two-factor/verify-backup-code', ada))
  press('Use a recovery code')
  type('Recovery code', 'aaaaa-bbbbb')
  press('Sign in')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/modules'))
  expect(lastAsked()?.body).toEqual({ code: 'aaaaa-bbbbb' })
})

test('a refusal is announced, the text stays and the focus goes to the password', async () => {
  const message = 'That email and password don’t match.'
  Object.assign(answers, refusal(calls.signIn, 401, { message, code: 'identity.wrongCredentials' }))
  await show()
  type('Email', 'ada@example.com')
  type('Password', 'wrong one')
  press('Sign in')
  await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent === message)).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong one')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(went).not.toHaveBeenCalled()
})

test('what is missing is said beside its field before the server is asked', async () => {
  await show()
  press('Sign in')
  const email = await screen.findByRole('textbox', { name: 'Email', description: /like ada@example.com/ })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(asked.map(({ call }) => call)).toEqual([calls.rules])
})

test('joining sends the names, the zone of the device and the invitation', async () => {
  Object.assign(answers, answer(calls.signUp, ada))
  await show('/api/login?mode=sign-up&ref=friend-7')
  type('First name', 'Ada')
  type('Last name', 'Okafor')
  type('Email', 'ada@example.com')
  type('Password', 'correct horse')
  press('Create account')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/welcome'))
  expect(lastAsked()?.body).toEqual({
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.com',
    password: 'correct horse',
    ref: 'friend-7',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('a field that the server refuses is named with its reason', async () => {
  const message = 'email: Invalid email address'
  Object.assign(answers, refusal(calls.signUp, 400, { message, code: 'x', details: 'email' }))
  await show('/api/login?mode=sign-up')
  type('Email', 'a@b.c')
  type('Password', 'correct horse')
  press('Create account')
  await screen.findByRole('textbox', { name: 'Email', description: 'Invalid email address' })
})

test('the parts of the page lead to one another, keep the address and what was typed', async () => {
  const router = await show('/api/login?mode=sign-in&returnTo=%2Fmodules&ref=friend-7&error=access_denied')
  type('Email', 'ada@example.com')
  const link = screen.getByRole('link', { name: 'Create an account' })
  expect(link.getAttribute('href')).toBe('/api/login?mode=sign-up&returnTo=%2Fmodules&ref=friend-7')
  fireEvent.click(link)
  await screen.findByRole('button', { name: 'Create account' })
  expect(router.state.location.searchStr).toContain('ref=friend-7')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  fireEvent.click(screen.getByRole('link', { name: 'I have an account' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('button', { name: 'Send the link' })
})

test('asking for a link answers the same for everybody', async () => {
  Object.assign(answers, answer('POST /api/auth/request-password-reset', { success: true }))
  await show('/api/login?mode=forgot')
  type('Email', 'ada@example.com')
  press('Send the link')
  await screen.findByText(/an email is on its way/)
})

test('who was invited chooses a password by the same form, and hears nothing of a forgotten one', async () => {
  Object.assign(answers, answer('POST /api/auth/request-password-reset', { success: true }))
  await show('/api/login?mode=choose')
  await screen.findByRole('heading', { name: 'Choose your password' })
  expect(screen.queryByText(/New here/)).toBeNull()
  type('Email', 'ada@example.com')
  press('Send the link')
  await screen.findByText(/an email is on its way/)
})

test('where there is a provider, its button leads there with all that was brought', async () => {
  Object.assign(answers, answer(calls.rules, { ...open, provider: { name: 'Acme' } }))
  Object.assign(answers, answer('POST /api/auth/sign-in/social', { url: 'https://idp.example/auth', redirect: true }))
  await show('/api/login?ref=friend-7&returnTo=%2Fmodules&plan=quantum')
  press('Continue with Acme')
  await waitFor(() => expect(went).toHaveBeenCalledWith('https://idp.example/auth'))
  expect(lastAsked()?.body).toMatchObject({ provider: 'oidc', ref: 'friend-7', plan: 'quantum', returnTo: '/modules' })
})

test('where the provider is the only way, no password is asked for, and its refusal is explained', async () => {
  Object.assign(answers, answer(calls.rules, { ...open, passwordSignIn: false, provider: { name: 'Acme' } }))
  await show('/api/login?error=account_not_linked')
  await screen.findByRole('button', { name: 'Continue with Acme' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByText(/email already has an account/)).toBeTruthy()
})
