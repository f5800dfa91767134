// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/web/api.ts'
import { CallError } from '#platform/web/call-error.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, answer, answerWith, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { currentUser } from '../../accounts/web/accounts.calls.ts'
import type { listSessions } from '../../sessions/sessions.contract.ts'
import { SessionExpiredDialog } from './session-expired-dialog.tsx'

const sessions = 'GET /api/sessions'
let answers: Answers
const signingInAs = (id: string) =>
  answer('POST /api/auth/sign-in/email', { user: { id, email: 'ada@example.com', name: 'Ada' } }, () =>
    Object.assign(answers, answer(sessions, [])),
  )
const went = vi.fn()
const rules = { passwordSignIn: true, provider: null, coachAccess: 'open' } as const

beforeEach(() => {
  went.mockReset()
  answers = {
    ...answer('GET /api/account-rules', rules),
    ...refusal(sessions, 401, { message: 'Please sign in.' }),
    ...signingInAs('ada'),
  }
  answerWith(answers)
  vi.spyOn(window.location, 'assign').mockImplementation(went)
  const queries = createQueryClient()
  queries.setQueryData(currentUser.queryKey, aUser({ email: 'ada@example.com' }))
  render(
    <QueryClientProvider client={queries}>
      <SessionExpiredDialog />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const callAway = () => call<typeof listSessions>('GET /api/sessions')

async function signInInPlace() {
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'correct horse' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a call whose session ended goes on after signing in where one is', async () => {
  const answer = callAway()
  await screen.findByRole('dialog')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@example.com')
  await signInInPlace()
  expect(await answer).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(went).not.toHaveBeenCalled()
})

const byProvider = (passwordSignIn: boolean) =>
  answer('GET /api/account-rules', { ...rules, passwordSignIn, provider: { name: 'Acme' } })
const signedInAgain = async () => fireEvent.click(await screen.findByRole('button', { name: 'I’m signed in again' }))

test.each([
  ['alone', false],
  ['below the password', true],
])(
  'where there is a provider, its way stands there %s, and is gone when one is signed in again',
  async (_, password) => {
    Object.assign(answers, byProvider(password), refusal('GET /api/auth/user', 401))
    const reply = callAway()
    const link = await screen.findByRole('link', { name: 'Sign in with Acme in a new tab' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.queryByLabelText('Password') !== null).toBe(password)
    await signedInAgain()
    expect((await screen.findByText(/You’re not signed in yet/)).textContent).toBeTruthy()

    Object.assign(answers, answer('GET /api/auth/user', aUser({ id: 'ada' })), answer(sessions, []))
    await signedInAgain()
    expect(await reply).toEqual([])
    expect(went).not.toHaveBeenCalled()
  },
)

test('someone else who signed in in the other tab does not send what the first one typed', async () => {
  Object.assign(answers, byProvider(false), answer('GET /api/auth/user', aUser({ id: 'eve' })))
  const reply = callAway().catch((error: unknown) => error)
  await signedInAgain()
  expect(await reply).toBeInstanceOf(CallError)
  expect(went).toHaveBeenCalledWith('/')
})

test('closed, the call fails as it would have', async () => {
  const answer = callAway().catch((error: unknown) => error)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await answer).toBeInstanceOf(CallError)
})

test('somebody else’s sign-in does not send what the first one typed', async () => {
  Object.assign(answers, signingInAs('eve'))
  const answer = callAway().catch((error: unknown) => error)
  await signInInPlace()
  expect(await answer).toBeInstanceOf(CallError)
  await act(async () => {})
  expect(went).toHaveBeenCalledWith('/')
})
