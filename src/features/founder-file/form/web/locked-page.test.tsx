// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { showWorksheet } from '#tests/web/show-worksheet.tsx'
import { LessonWorksheet } from './lesson-worksheet.tsx'

afterEach(cleanup)

const upgrade = () => screen.findByRole('link', { name: /^Upgrade to Quantum/ })

test('a page that the plan doesn’t include anymore leads to the plan that opens it', async () => {
  await showWorksheet({ isOpen: false, opensWith: 'quantum' })
  expect(screen.getByText(/What you wrote stays yours/)).toBeTruthy()
  expect((await upgrade()).getAttribute('href')).toBe('/pricing')
})

const Lesson = () => (useUser() === undefined ? null : <LessonWorksheet subModuleId="rise" />)
const showLesson = (user: Parameters<typeof aUser>[0], opens: { opensWith?: 'quantum' }) =>
  showPage('/lesson', '/lesson', Lesson, {
    ...answer('GET /api/auth/user', aUser(user)),
    ...answer('GET /api/founder-file/lessons/rise', { filled: null, ...opens, beside: [], ticks: {}, canTick: false }),
  })

test('in a lesson that stays readable, a page that was never written on says which plan opens it', async () => {
  showLesson({}, { opensWith: 'quantum' })
  expect(await screen.findByText(/isn’t part of your plan right now/)).toBeTruthy()
  expect((await upgrade()).getAttribute('href')).toBe('/pricing')
})

test('who paused the plan is led to where the pause ends', async () => {
  showLesson({ pausedTier: 'quantum' }, { opensWith: 'quantum' })
  const link = await screen.findByRole('link', { name: /^Resume to open/ })
  expect(link.getAttribute('href')).toBe('/settings#calendar')
})
