// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, type Asked, answer, answerWith } from '#tests/web/answers.ts'
import { currentUser } from '../../accounts/web/accounts.calls.ts'
import { SignInPage } from './sign-in.page.tsx'

let asked: Asked[] = []
let answers: Answers = {}
const calls = {
  rules: 'GET /api/account-rules',
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

async function show(address: string) {
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
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lastAsked = () => asked.at(-1)

const offered = (id: 'starter' | 'quantum' | 'elite', name: string, price: number, available = true) => ({
  id,
  name,
  price,
  currency: 'USD' as const,
  period: price === 0 ? ('forever' as const) : ('month' as const),
  priceId: price === 0 ? null : `price_${id}`,
  tagline: 'For founders.',
  features: ['All phases'],
  available,
})
const plans = [
  offered('starter', 'Starter', 0),
  offered('quantum', 'Quantum', 97),
  offered('elite', 'Elite', 297, false),
]
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a browser that has never signed in here is offered an account first, and signing in one click away', async () => {
  await show('/api/login')
  await title('Create your account')
  fireEvent.click(screen.getByRole('link', { name: 'I have an account' }))
  await title('Sign in')
})

test('a browser in which somebody has signed in is offered signing in first, and an account one click away', async () => {
  Object.assign(
    answers,
    answer('GET /api/auth/user', {
      id: '1',
      firstName: 'Ada',
      lastName: '',
      email: 'ada@example.com',
      profileImageUrl: null,
      userRole: 'client',
      membershipTier: 'starter',
      timeZone: 'UTC',
    }),
  )
  answerWith(answers)
  await currentUser.queryFn()
  expect(Object.values({ ...localStorage })).toEqual(['yes'])
  await show('/api/login')
  await title('Sign in')
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  await title('Create your account')
})

test('an identity whose account is here already is asked to sign in to it', async () => {
  await show('/api/login?error=account_not_linked')
  await title('Sign in')
})

test('the chosen plan is named with its price, and its payment is where one goes on', async () => {
  Object.assign(answers, answer('GET /api/plans', plans), answer(calls.signUp, ada))
  await show('/api/login?plan=quantum&returnTo=%2Fmodules')
  await screen.findByText('Quantum, $97 a month.')
  expect(screen.getByText('You pay after creating your account.')).toBeTruthy()
  type('Email', 'ada@example.com')
  type('Password', 'correct horse')
  press('Create account')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/pricing?plan=quantum'))
  expect(lastAsked()?.body).toMatchObject({ plan: 'quantum' })
})

test.each(['starter', 'gold', '%3Cscript%3E', 'elite'])('no price is promised for the plan %s', async (plan) => {
  Object.assign(answers, answer('GET /api/plans', plans))
  await show(`/api/login?plan=${plan}`)
  await title('Create your account')
  expect(screen.queryByText(/a month/)).toBeNull()
})

test('an invitation says by first name who sent it, and signing in says nothing of it', async () => {
  Object.assign(answers, answer('GET /api/inviter?ref=friend-7', { firstName: 'Mary' }))
  await show('/api/login?ref=friend-7')
  await screen.findByText('Mary')
  expect(screen.getByText('invited you.')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'I have an account' }))
  await title('Sign in')
  expect(screen.queryByText('invited you.')).toBeNull()
})

test('an unknown invitation says nothing', async () => {
  Object.assign(answers, answer('GET /api/inviter?ref=friend-7', { firstName: null }))
  await show('/api/login?ref=friend-7')
  await title('Create your account')
  expect(screen.queryByText('invited you.')).toBeNull()
})

test('the title of another form takes the focus', async () => {
  await show('/api/login?mode=sign-in')
  const link = screen.getByRole('link', { name: 'Create an account' })
  link.focus()
  fireEvent.click(link)
  const title = await screen.findByRole('heading', { name: 'Create your account' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})
