// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPageLine } from '#tests/web/founder-file-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MadeInLesson } from './made-in-lesson.tsx'

afterEach(cleanup)

const show = (given: Parameters<typeof aPageLine>[0]) =>
  showPage(
    '/',
    '/',
    () => (
      <section aria-label="End">
        <MadeInLesson subModuleId="numbers" />
        <p>Next</p>
      </section>
    ),
    answer('GET /api/founder-file', { pages: [aPageLine(given)], currency: 'USD', weekStart: 'monday' }),
  )
const keyFigure = { label: '5  Left over', text: '$8,800' }
const end = () => screen.findByRole('region', { name: 'End' })

test('the end of a lesson says what its page came to, and where that comes back', async () => {
  show({ state: 'done', keyFigure, goesInto: 'What the business is for' })
  await screen.findByText('$8,800')
  expect((await end()).textContent).toBe(
    'On your page: Left over $8,800. Your page comes back in What the business is for.Next',
  )
})

test('a figure of zero is not told, and nothing is where there is neither', async () => {
  show({ state: 'done', keyFigure: { ...keyFigure, text: '$0' }, goesInto: 'What the business is for' })
  await screen.findByText(/^What you wrote comes back in/)
  expect((await end()).textContent).not.toContain('$0')
  cleanup()
  const asked = show({ state: 'begun' })
  await waitFor(() => expect(asked).not.toHaveLength(0))
  expect((await end()).textContent).toBe('Next')
})
