// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aSubModule } from '#tests/web/journey-data.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { LessonWorksheet } from '../../form/web/lesson-worksheet.tsx'
import type { Running } from '../running.contract.ts'

afterEach(cleanup)

const lesson = aSubModule({
  id: 'talks',
  canRun: true,
  running: { unit: 'interviews', of: 5, days: 7, table: 'interview-notes.talks' },
})
const interviews: Running = {
  subModuleId: 'talks',
  moduleId: lesson.moduleId,
  title: lesson.title,
  unit: 'interviews',
  done: 4,
  of: 10,
  onPage: 3,
  backOn: '2026-11-26',
  isBack: false,
}
const put = 'PUT /api/submodules/talks/running'
const given = (running: Running[]): Answers => ({
  ...answer('GET /api/submodules/talks', lesson),
  ...answer('GET /api/running', { today: '2026-11-20', running }),
  ...answer('GET /api/pace', aPace({ next: aLesson('Price it') })),
  ...answer(put, undefined),
})
const showWith = (answers: Answers) => showPage('/', '/', () => <LessonWorksheet subModuleId="talks" />, answers)
const show = (running: Running[] = [], answers: Answers = {}) => showWith({ ...given(running), ...answers })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the lesson proposes what is counted and when one comes back, and both can be changed', async () => {
  const asked = show()
  await press('Keep it running')
  const many = screen.getByLabelText<HTMLInputElement>('How many')
  expect([many.value, screen.getByLabelText<HTMLInputElement>('Of what').value]).toEqual(['5', 'interviews'])
  expect(screen.getByLabelText<HTMLInputElement>('Back on').value).toBe('2026-11-27')
  fireEvent.change(many, { target: { value: 'ten' } })
  await press('Keep it running')
  expect(await screen.findByText('Enter a whole number, from 1 to 999.')).toBeTruthy()
  fireEvent.change(many, { target: { value: '10' } })
  await press('Keep it running')
  await waitFor(() =>
    expect(asked.find(({ call }) => call === put)?.body).toEqual({ of: 10, unit: 'interviews', backOn: '2026-11-27' }),
  )
})

test('a running one says how far it is, counts one more by a click, and leads on meanwhile', async () => {
  const asked = show([interviews])
  expect(await screen.findByText('Interviews: 4 of 10 · back Thursday')).toBeTruthy()
  expect(screen.getByText('3 counted on the page above.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Price it' })).getAttribute('href')).toContain('price-it')
  await press('Count one more')
  await waitFor(() =>
    expect(asked.find(({ call }) => call === put)?.body).toEqual({
      unit: 'interviews',
      of: 10,
      backOn: '2026-11-26',
      done: 5,
    }),
  )
})

test('it is stopped by a click, and runs again by its undo with the count it had', async () => {
  const list = (running: Running[]) => answer('GET /api/running', { today: '2026-11-20', running })
  const stop = 'DELETE /api/submodules/talks/running'
  const answers: Answers = answer(stop, undefined, () => Object.assign(answers, list([])))
  const asked = showWith(Object.assign(answers, { ...given([{ ...interviews, backOn: '2026-11-18' }]), ...answers }))
  await press('Stop running')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo stopping Interviews: 4 of 10' }))
  const body = { unit: 'interviews', of: 10, done: 4, backOn: '2026-11-20' }
  await waitFor(() => expect(asked.find(({ call }) => call === put)?.body).toEqual(body))
})

test('a fourth one is refused in words, and what was typed stays', async () => {
  const message = 'You have 3 exercises running. Finish or stop one first.'
  show([], refusal(put, 409, { message, code: 'running.tooMany' }))
  await press('Keep it running')
  fireEvent.change(screen.getByLabelText('Of what'), { target: { value: 'talks' } })
  await press('Keep it running')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Of what').value).toBe('talks')
})

test.each([{ isCompleted: true }, { canRun: false }])('a lesson that is %j asks for nothing of it', async (given) => {
  const asked = show([], answer('GET /api/submodules/talks', { ...lesson, ...given }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /api/submodules/talks'))
  await new Promise((done) => setTimeout(done, 50))
  expect(asked.map(({ call }) => call)).not.toContain('GET /api/running')
})
