import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CallError } from '#platform/web/call-error.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { AddressDialog } from './address-dialog.tsx'

afterEach(cleanup)

const taken = { code: 'identity.addressTaken', message: 'Another account already uses this address.' }

function Dialog() {
  const [error, setError] = useState<unknown>()
  const refuse = () => setError(new CallError(new Response('', { status: 409 }), JSON.stringify(taken)))
  return <AddressDialog pending={false} error={error} onClose={() => {}} onGiven={refuse} />
}

test('an address that has an account is refused at its field, until another one is typed', async () => {
  showPage('/', '/', Dialog, {})
  const field = await screen.findByLabelText('New address')
  fireEvent.change(field, { target: { value: 'ben@members.example' } })
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'They mistyped it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Correct their address' }))
  expect((await screen.findByText(taken.message)).id).toBe(field.getAttribute('aria-describedby'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: 'bens@members.example' } })
  expect(screen.queryByText(taken.message)).toBeNull()
})
