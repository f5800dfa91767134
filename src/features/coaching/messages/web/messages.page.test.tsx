// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MessagesPage } from './messages.page.tsx'

afterEach(cleanup)

const at = '2026-11-29T12:00:00.000Z'
const said = { id: 'm1', mine: false, kind: 'message' as const, text: 'We agreed on 49.', sentAt: at, readAt: at }

test.each([
  ['none', {}, 'Between you and Dev Okafor, and no one else.'],
  ['hidden', { by: 'Cora Lind' }, /between you and your coaches, .* Dev Okafor can’t read those with earlier coaches/i],
  [
    'shown',
    { by: 'Cora Lind' },
    /between you and your coaches, .* Dev Okafor can read those with earlier coaches too/i,
  ],
] as const)(
  'who reads the messages is said above them, where earlier ones are %s',
  async (earlierMessages, by, words) => {
    const dev = { id: 'dev', name: 'Dev Okafor', profileImageUrl: null }
    const coach = { ...dev, assignedAt: at, hasProfile: false, isNew: true, earlierMessages }
    showPage('/messages', '/messages', MessagesPage, {
      ...answer('GET /api/my-coach', { coach, unread: 0 }),
      ...answer('GET /api/messages', { with: dev, isOpen: true, messages: [{ ...said, ...by }] }),
      ...answer('GET /api/my-coach/sessions', { talks: [], promises: [], allowance: null, today: '2026-11-29' }),
      ...answer('POST /api/messages/read', { success: true }),
    })
    expect(await screen.findByText(words)).toBeTruthy()
  },
)
