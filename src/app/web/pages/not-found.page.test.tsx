// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { NotFoundPage } from './not-found.page.tsx'

afterEach(cleanup)

const Shown = () => (useUser() === undefined ? null : <NotFoundPage />)

test.each([
  ['a member', { body: { id: 'ada', firstName: 'Ada', userRole: 'client' } }, 'Back to the dashboard', '/'],
  ['a visitor', { status: 401, body: {} }, 'Sign In', '/api/login?returnTo=%2Fnowhere'],
])('%s who goes astray reads 404 Page Not Found and finds a way on', async (_, answer, name, href) => {
  history.replaceState(null, '', '/nowhere')
  showPage('/nowhere', '/nowhere', Shown, { 'GET /api/auth/user': answer })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page Not Found')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})
