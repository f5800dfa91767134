// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

afterEach(cleanup)

const Shown = () =>
  useUser() === undefined ? null : <DeleteAccountForm onGone={() => undefined} onCancel={() => undefined} />

async function show(answers: object) {
  const asked = showPage('/settings', '/settings', Shown, { ...answer('GET /api/auth/user', aUser()), ...answers })
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'a long password' } })
  return asked
}
const deletions = (asked: { call: string }[]) => asked.filter(({ call }) => call === 'DELETE /api/account').length

test('of two taps on the button the second does nothing', async () => {
  const asked = await show(answer('DELETE /api/account', { success: true }))
  const button = screen.getByRole('button', { name: 'Delete account' })
  // Both before the page is drawn again.
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByText(/You’re signed out everywhere/)).toBeTruthy()
  expect(deletions(asked)).toBe(1)
})

test('after a refusal it can be tried again', async () => {
  const wrong = { message: 'That isn’t your current password.', code: 'identity.wrongPassword' }
  const asked = await show(refusal('DELETE /api/account', 403, wrong))
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('That isn’t your current password.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete account' }).hasAttribute('disabled')).toBe(false),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await vi.waitFor(() => expect(deletions(asked)).toBe(2))
})
