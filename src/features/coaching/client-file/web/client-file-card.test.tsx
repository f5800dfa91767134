// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aClientFile } from '#tests/web/coaching/sharing-data.ts'
import { aNumber, aPoint } from '#tests/web/founder-file-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ClientFileCard } from './client-file-card.tsx'

afterEach(cleanup)

const show = (file = aClientFile()) =>
  showPage('/', '/', () => <ClientFileCard clientId="ada" />, answer('GET /api/coach/clients/ada/file', file))

test('the client’s page says what is to read, and leads there', async () => {
  show()
  expect(await screen.findByText('1 shared page, 1 to read')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read 1 page' }).getAttribute('href')).toBe('/coach/clients/ada/file')
})

test('shared numbers stand then and now with their change, counted or guessed, and lead nowhere', async () => {
  show(aClientFile({ numbers: [aNumber({ points: [aPoint(1, 540), aPoint(60, 900, { mark: 'G' })] })] }))
  const row = (await screen.findByRole('rowheader', { name: 'Revenue' })).closest('tr')
  expect(row?.textContent).toContain('€540')
  expect(row?.textContent).toContain('€900')
  expect(row?.textContent).toContain('+€360')
  expect(row?.textContent).toContain('guessed')
  expect(row?.querySelector('button, a')).toBeNull()
})

test('what moved since the last session stands below, where something was measured before it', async () => {
  const points = [aPoint(1, 540), aPoint(30, 600), aPoint(60, 900)].map((point, n) => ({
    ...point,
    at: `2026-0${n + 1}-01T12:00:00.000Z`,
  }))
  show(aClientFile({ lastTalkAt: '2026-02-10T12:00:00.000Z', numbers: [aNumber({ points })] }))
  const row = (await screen.findByRole('rowheader', { name: 'Revenue' })).closest('tr')
  expect(row?.textContent).toContain('+€360')
  expect(row?.textContent).toContain('+€300 since your last session')
})

test('where nothing is shared it says so', async () => {
  show(aClientFile({ pages: [] }))
  expect(await screen.findByText('Nothing shared with you yet.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
