// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { Shell } from './shell.tsx'

afterEach(cleanup)

test('until it is known who is here, a splash is shown and no page', async () => {
  let answer = () => {}
  const after = new Promise<void>((done) => {
    answer = done
  })
  const asked = showPage('/', '/', Shell, {
    'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' }, after },
  })
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  expect(screen.queryByRole('main')).toBeNull()
  answer()
  expect(await screen.findByRole('main')).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'GET /api/auth/user')).toHaveLength(1)
})

test('whoever is nobody, or cannot be asked about, is signed out and not asked about again', async () => {
  const asked = showPage('/', '/', Shell, { 'GET /api/auth/user': { status: 500, text: '' } })
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'GET /api/auth/user')).toHaveLength(1)
})

test('the notification area is on every page', async () => {
  showPage('/', '/', Shell, { 'GET /api/auth/user': { status: 401, body: {} } })
  expect((await screen.findAllByRole('region', { name: /^Notification/ })).length).toBeGreaterThan(0)
})
