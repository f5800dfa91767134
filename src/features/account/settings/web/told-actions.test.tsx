// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aSettings } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SettingsPage } from './settings.page.tsx'

afterEach(cleanup)

const settings = aSettings({ pendingEmail: 'ada@new.example', profileImageUrl: '/photo.webp' })
const catchUp = { since: '2026-11-01', meetsOn: null, promisedOn: null, today: [], nextOn: null }

test.each([
  ['Remove photo', 'Photo removed', answer('DELETE /api/settings/photo', { profileImageUrl: null }), 'Yes, remove it'],
  ['Keep my current address', 'Address kept', answer('DELETE /api/settings/email', { success: true })],
  ['End the catch-up plan', 'Catch-up plan ended', answer('DELETE /api/pace/catch-up', aPace())],
])('“%s” says that it is done', async (name, told, done, sure = '') => {
  showPage('/settings', '/settings', SettingsPage, {
    ...answer('GET /api/settings', settings),
    ...answer('GET /api/pace', aPace({ catchUp })),
    ...done,
  })
  fireEvent.click(await screen.findByRole('button', { name }))
  if (sure) fireEvent.click(await screen.findByRole('button', { name: sure }))
  expect(await screen.findByText(told)).toBeTruthy()
})
