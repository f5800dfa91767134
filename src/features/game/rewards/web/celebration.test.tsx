// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aBadge, aProfile } from '#tests/web/game-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { Celebration } from './celebration.tsx'

afterEach(cleanup)

const show = (badges: Parameters<typeof Celebration>[0]['badges'], level: number | null) =>
  showPage('/', '/', () => <Celebration badges={badges} level={level} />, {
    ...answer('GET /api/gamification/profile', aProfile()),
  })

test('nothing new, nothing said', async () => {
  show([], null)
  expect((await screen.findByRole('status')).textContent).toBe('')
})

test('a new badge and a new level are announced by name', async () => {
  show([aBadge()], 2)
  expect(await screen.findByText('Camp 2: Forest Camp')).toBeTruthy()
  const told = screen.getByRole('status').textContent
  expect(told).toContain('New level')
  expect(told).toContain('New badgeFirst StepComplete your first lesson.')
})

test('a metal or device that is not known is still drawn as a medal', async () => {
  show([{ ...aBadge(), tier: 'tin', icon: 'Spoon' }], null)
  expect(await screen.findByText('First Step')).toBeTruthy()
})
