// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aSubModule, aSummary } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ProgramLessonPage } from './program-lesson.page.tsx'

afterEach(cleanup)

const lesson = aSubModule({ id: 'runway', title: 'Runway' })
const call = 'GET /api/coach/program/runway'
const show = (answers: Answers) =>
  showPage('/coach/program/$lessonId', '/coach/program/runway', ProgramLessonPage, answers)

test('a coach reads a lesson with the clients who are at it, and nothing there can be completed', async () => {
  const clients = [{ clientId: 'ada', name: 'Ada Okafor' }]
  const asked = show(answer(call, { subModule: lesson, siblings: [aSummary({ id: 'runway' })], clients }))
  await screen.findByRole('heading', { level: 1, name: 'Runway' })
  expect(screen.getByRole('link', { name: 'Ada Okafor' }).getAttribute('href')).toBe('/coach/clients/ada')
  expect(screen.queryByRole('button', { name: /complete/i })).toBeNull()
  expect(asked.filter(({ call }) => !call.startsWith('GET '))).toEqual([])
})

test('a lesson that a coach may not read says why', async () => {
  show(refusal(call, 403, { message: 'Ask the owner of this site for coach access.' }))
  await screen.findByText('This lesson didn’t load')
  await screen.findByText(/Ask the owner of this site/)
})
