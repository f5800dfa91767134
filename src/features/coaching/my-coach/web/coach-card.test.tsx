// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { MyCoach } from '../my-coach.contract.ts'
import { CoachCard } from './coach-card.tsx'

afterEach(cleanup)

const cora: MyCoach = {
  ...{ id: 'cora', name: 'Cora Lind', profileImageUrl: null, assignedAt: '2026-03-01T00:00:00.000Z' },
  ...{ hasProfile: false, isNew: false, earlierMessages: 'none' },
}

test.each([
  ['among other cards, once one knows them', true, false, 0],
  ['among other cards, while they are new', true, true, 1],
  ['on a page of its own', false, false, 1],
])('the way to end the coaching, %s', async (_, isAtHome, isNew, buttons) => {
  showPage('/', '/', () => <CoachCard isAtHome={isAtHome} />, {
    ...answer('GET /api/my-coach', { coach: { ...cora, isNew }, unread: 0 }),
  })
  await screen.findByRole('heading', { name: 'Cora Lind' })
  expect(screen.queryAllByRole('button', { name: 'This is not my coach' })).toHaveLength(buttons)
})
