// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import type { Block } from '#features/program/lesson.ts'
import { LessonBody } from '#features/program/web/public.ts'
import { type Asked, answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { LessonTicks } from './lesson-ticks.tsx'

const saves = 'POST /api/founder-file/pages/rise/answers'
const items = [
  { checked: false, key: 'all_ten', blocks: [{ kind: 'paragraph' as const, inline: ['All ten lines'] }] },
  { checked: false, key: 'dated', blocks: [{ kind: 'paragraph' as const, inline: ['Two sentences, dated'] }] },
]
const lesson: Block[] = [{ kind: 'list', ordered: false, start: 1, items }]
const Page = () =>
  useUser() === undefined ? null : (
    <LessonTicks subModuleId="rise" lesson={lesson}>
      {(ticks) => <LessonBody lesson={lesson} ticks={ticks} />}
    </LessonTicks>
  )

let members = 0
let asked: Asked[] = []
const memberId = () => `bo-${members}`
const shelf = () => `ticks:${memberId()}:rise`
beforeEach(() => {
  localStorage.clear()
  members += 1
})
afterEach(cleanup)

type Ticks = Record<string, { value: boolean; version: number }>
const told = { version: 1, computed: {}, pageVersion: 1, state: 'begun' as const }
async function show(ticks: Ticks = {}, canTick = true) {
  asked = showPage('/lesson', '/lesson', Page, {
    ...answer('GET /api/auth/user', aUser({ id: memberId() })),
    ...answer('GET /api/founder-file/lessons/rise', { filled: null, beside: [], ticks, canTick }),
    ...answer(saves, { ...told, answers: Array(100).fill({ version: 1 }) }),
  })
  await screen.findByRole('checkbox', { name: 'All ten lines' })
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const saved = () =>
  asked.filter(({ call }) => call === saves).flatMap(({ body }) => (body as { answers: object[] }).answers)

test('a tick is shown at once and saved by its key, with whose it is and what was seen', async () => {
  await show({ dated: { value: true, version: 3 } })
  await waitFor(() => expect(box('Two sentences, dated').checked).toBe(true))
  fireEvent.click(box('All ten lines'))
  await waitFor(() => expect(box('All ten lines').checked).toBe(true))
  fireEvent.click(box('Two sentences, dated'))
  await waitFor(() => expect(box('Two sentences, dated').checked).toBe(false))
  await waitFor(() =>
    // Each item is saved by itself; which of two goes first is of no matter.
    expect(saved()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'all_ten', value: true, version: 0 }),
        expect.objectContaining({ field: 'dated', value: false, version: 3 }),
      ]),
    ),
  )
  expect(asked.find(({ call }) => call === saves)?.body).toMatchObject({ memberId: memberId() })
})

test('what this browser held by words goes into the file once, and what the file says stays', async () => {
  localStorage.setItem(shelf(), JSON.stringify(['All ten lines', 'Two sentences, dated', 'Words that are no more']))
  await show({ dated: { value: false, version: 2 } })
  expect(box('All ten lines').checked).toBe(true)
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'all_ten', value: true }]))
  expect(box('Two sentences, dated').checked).toBe(false)
  cleanup()
  await show({ dated: { value: false, version: 2 }, all_ten: { value: true, version: 1 } })
  await waitFor(() => expect(localStorage.getItem(shelf())).toBeNull())
  expect(saved()).toEqual([])
})

test('below the lesson’s plan ticks are there to read', async () => {
  await show({ dated: { value: true, version: 1 } }, false)
  await waitFor(() => expect(box('Two sentences, dated').disabled).toBe(true))
  expect(box('Two sentences, dated').checked).toBe(true)
})
