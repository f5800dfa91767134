// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { NotFoundPage } from './not-found.page.tsx'

afterEach(cleanup)

const user = 'GET /api/auth/user'
const Shown = () => (useUser() === undefined ? null : <NotFoundPage />)

test.each([
  ['a member', answer(user, aUser()), 'Back to the dashboard', '/'],
  ['a visitor', refusal(user, 401), 'Sign In', '/api/login?mode=sign-in&returnTo=%2Fnowhere'],
])('%s who goes astray reads 404 Page Not Found and finds a way on', async (_, answers, name, href) => {
  history.replaceState(null, '', '/nowhere')
  showPage('/nowhere', '/nowhere', Shown, answers)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page Not Found')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test.each([
  ['/nowhere', 'It may have moved.'],
  ['/coach/clients', 'It belongs to your other mode.'],
  ['/operator', 'It may have moved.'],
])('a member at %s reads why nothing is there', async (path, why) => {
  history.replaceState(null, '', path)
  showPage(path, path, Shown, answer(user, aUser()))
  expect(await screen.findByText(new RegExp(`^${why}`))).toBeTruthy()
})

test('a visitor who was sent the prices finds them on the front page', async () => {
  history.replaceState(null, '', '/pricing')
  showPage('/pricing', '/pricing', Shown, refusal(user, 401))
  expect((await screen.findByRole('link', { name: 'on the front page' })).getAttribute('href')).toBe('/#plans')
})
