// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aWay } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MarksPanel } from './marks-panel.tsx'

afterEach(cleanup)

const mark = { id: 'm1', kind: 'first-sale' as const, subModuleId: 'nowhere', markedAt: '2026-03-02T12:00:00.000Z' }
const list = 'GET /api/frontier/marks'

test('a mark that was removed can be put back where it was, by the keyboard too', async () => {
  const answers = { ...answer(list, [mark]) }
  const told = (marks: (typeof mark)[]) => () => Object.assign(answers, answer(list, marks))
  Object.assign(
    answers,
    answer('DELETE /api/frontier/marks/m1', [], told([])),
    answer('POST /api/frontier/marks/m1/restore', [mark], told([mark])),
  )
  const way = aWay()
  const asked = showPage('/frontier', '/frontier', () => <MarksPanel way={way} />, answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove First sale' }))
  const undo = await screen.findByRole('button', { name: 'Undo removing First sale' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  expect(screen.getByText('Removed: First sale')).toBeTruthy()
  fireEvent.click(undo)
  await screen.findByRole('button', { name: 'Remove First sale' })
  expect(screen.queryByText('Removed: First sale')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a mark' }))
  expect(asked.some(({ call }) => call === 'POST /api/frontier/marks/m1/restore')).toBe(true)
})
