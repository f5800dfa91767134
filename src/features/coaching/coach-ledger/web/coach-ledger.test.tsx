// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { CoachLedger } from './coach-ledger.tsx'

afterEach(cleanup)

test('points that were taken back are written with a minus', async () => {
  const entry = { at: '2026-03-01T12:00:00.000Z', clientName: 'Ada Okafor' }
  const entries = [
    { ...entry, id: '2', label: 'Taken back: Graduated', points: -1250 },
    { ...entry, id: '1', label: 'Graduated', points: 1250 },
  ]
  showPage('/', '/', () => <CoachLedger entries={entries} />, {})
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines.map((line) => line?.slice(-6))).toEqual(['−1,250', '+1,250'])
})
