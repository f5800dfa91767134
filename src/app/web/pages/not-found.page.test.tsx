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
