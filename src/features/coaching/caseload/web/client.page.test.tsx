// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepHere } from '#platform/web/writing/kept-here.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { messageTo } from '../../messages/web/use-draft.ts'
import { ClientPage } from './client.page.tsx'

afterEach(cleanup)

test('the page of a coaching that ended shows the coach’s own notes', async () => {
  const thread = { with: { id: 'ada', name: 'Ada Okafor', profileImageUrl: null }, isOpen: false, messages: [] }
  showPage('/coach/clients/$clientId', '/coach/clients/ada', ClientPage, {
    ...refusal('GET /api/coach/clients/ada', 404, { code: 'coaching.clientNotFound' }),
    ...answer('GET /api/coach/clients/ada/messages', { ...thread, waitingUpTo: null, putAsideAt: null }),
    ...answer('GET /api/coach/clients/ada/notes', {
      notes: '',
      earlier: [{ notes: 'Sells soap.', endedAt: '2026-11-29T12:00:00.000Z' }],
      sessions: [{ id: 't1', notes: 'Careful.', heldOn: '2026-11-03' }],
    }),
  })
  await screen.findByText('This coaching has ended')
  await screen.findByText('Sells soap.')
  expect(screen.getByText('Careful.').closest('li')?.textContent).toBe('Session on Nov 3, 2026Careful.')
  expect(screen.getByText(/^Until Nov/)).toBeTruthy()
})

test('a message that was being written when the coaching ended is shown as not sent', async () => {
  keepHere('', messageTo('ada'), 'See you on Friday.')
  showPage('/coach/clients/$clientId', '/coach/clients/ada', ClientPage, {
    ...refusal('GET /api/coach/clients/ada', 404, { code: 'coaching.clientNotFound' }),
    ...refusal('GET /api/coach/clients/ada/messages', 404, { code: 'coaching.clientNotFound' }),
  })
  await screen.findByText('You have no client here')
  expect(screen.getByRole('region', { name: 'Not sent' }).textContent).toContain('See you on Friday.')
})
