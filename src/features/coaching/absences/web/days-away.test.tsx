// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Absence } from '../absences.contract.ts'
import { DaysAway } from './days-away.tsx'

afterEach(cleanup)

const id = '0195b5a0-0000-7000-8000-000000000001'
const path = `/api/coach/absences/${id}` as const
const week: Absence = {
  ...{ id, from: '2026-03-07', until: '2026-03-14', note: 'Ask Henrik meanwhile.', isRunning: true },
  sessions: [{ clientId: 'ada', name: 'Ada Okafor', time: '2026-03-12T15:00:00.000Z' }],
}

const show = (absences: Absence[], more: Answers = {}) =>
  showPage('/', '/', DaysAway, {
    ...answer('GET /api/coach/absences', { today: '2026-03-10', absences }),
    ...more,
  })
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

test('a coach enters days with a line for clients', async () => {
  const asked = show([])
  fireEvent.click(await screen.findByRole('button', { name: 'Add days away' }))
  expect(screen.getByRole('button', { name: 'Save days' })).toHaveProperty('disabled', true)
  type('First day', '2026-03-20')
  type('Last day', '2026-03-24')
  type('A line for your clients (optional)', 'At a fair.')
  fireEvent.click(screen.getByRole('button', { name: 'Save days' }))
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PUT'))).toBeTruthy())
  const put = asked.find(({ call }) => call.startsWith('PUT'))
  expect(put?.call).toMatch(/^PUT \/api\/coach\/absences\/[0-9a-f-]{36}$/)
  expect(put?.body).toEqual({ from: '2026-03-20', until: '2026-03-24', note: 'At a fair.' })
})

test('days that run say so, with the sessions that are still set, and end by one click', async () => {
  const asked = show([week], answer(`DELETE ${path}`, { success: true }))
  expect(await screen.findByText('From Saturday, March 7 through Saturday, March 14')).toBeTruthy()
  expect([screen.getByText('Now'), screen.getByText('Ask Henrik meanwhile.')]).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ada Okafor' }).getAttribute('href')).toBe('/coach/clients/ada')
  fireEvent.click(screen.getByRole('button', { name: /^I’m back/ }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(`DELETE ${path}`))
})

test('what is wrong with a day is said at its field, and what was typed stays', async () => {
  const sentence = 'The last day is before the first.'
  show([week], refusal(`PUT ${path}`, 400, { message: sentence, code: 'coaching.absenceBackwards', details: 'until' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Change/ }))
  type('Last day', '2026-03-01')
  fireEvent.click(screen.getByRole('button', { name: 'Save days' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Last day')
  await screen.findByText(sentence)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2026-03-01', 'true'])
})
