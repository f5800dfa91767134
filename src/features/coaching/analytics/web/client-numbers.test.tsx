import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ClientNumbers, Moved } from '../analytics.contract.ts'
import { ClientNumbersSection } from './client-numbers.tsx'

afterEach(cleanup)

const cash: Moved = {
  ...{ key: 'cash', label: 'Cash', unit: 'money', digits: 0, better: 'up', currency: 'USD' },
  ...{ clients: 5, improved: 4, medians: { first: 2000, latest: 2600, change: 450 } },
}
const show = (more: Partial<ClientNumbers>) =>
  showPage('/', '/', () => <ClientNumbersSection />, {
    ...answer('GET /api/coach/analytics/numbers', { sharing: 5, clients: 8, fewest: 3, numbers: [], ...more }),
  })

test('medians stand in words and figures, and the rest is counted', async () => {
  show({ numbers: [cash, { ...cash, key: 'hours', label: 'Hours', clients: 2, medians: null }] })
  expect(await screen.findByRole('row', { name: /Cash.*\$2,000.*\$2,600.*\+\$450.*4 of 5/ })).toBeTruthy()
  expect(screen.getByText(/5 of your 8 clients share something/)).toBeTruthy()
  expect(screen.getByText('1 more number has fewer than 3 clients so far.')).toBeTruthy()
})

test('with too few who measured twice, it says what is missing', async () => {
  show({ numbers: [{ ...cash, clients: 2, medians: null }] })
  expect(await screen.findByText(/Once 3 of them have measured/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('where no client shares, it says how to get there', async () => {
  show({ sharing: 0 })
  expect(await screen.findByText(/None of your clients share their Founder file with you yet/)).toBeTruthy()
})
