// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { CurrencySection } from './currency-section.tsx'

afterEach(cleanup)

const currencies = [
  { code: 'EUR', name: 'Euro', digits: 2 },
  { code: 'USD', name: 'US Dollar', digits: 2 },
]
const show = (hasAmounts = true) =>
  showPage('/settings', '/settings', CurrencySection, {
    ...answer('GET /api/founder-file/settings', { currency: 'USD', weekStart: 'monday', hasAmounts, currencies }),
    ...answer('PATCH /api/founder-file/settings', { currency: 'EUR', weekStart: 'monday' }),
  })
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save currency and week' }))

test('a change of currency says first that nothing is converted', async () => {
  const asked = show()
  await choose('Currency', 'EUR')
  save()
  await screen.findByText(/Nothing is converted: 500 USD becomes 500 EUR\./)
  expect(asked.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Change to EUR' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ currency: 'EUR', weekStart: 'monday' }),
  )
})

test('where no amount was written yet, a currency is chosen without a question', async () => {
  const asked = show(false)
  await choose('Currency', 'EUR')
  save()
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ currency: 'EUR', weekStart: 'monday' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another first day of the week is saved without a question', async () => {
  const asked = show()
  await choose('Your week starts on', 'sunday')
  save()
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ weekStart: 'sunday' }))
})
