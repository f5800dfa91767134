// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aSubModule } from '#tests/web/journey-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { Completion } from './completion.tsx'
import { useCompletion } from './use-completion.ts'

afterEach(cleanup)

const complete = 'POST /api/submodules/numbers/complete'
const Nothing = () => null
/** As in the app, which shows no page before it knows who is here. */
const Asked = ({ id = 'numbers' }) =>
  useUser() === undefined ? null : (
    <>
      <input aria-label="Cash" />
      <Lesson id={id} />
    </>
  )
function Lesson({ id }: { id: string }) {
  const subModule = aSubModule({ id })
  const completing = useCompletion(subModule, async () => true)
  return (
    <Completion subModule={subModule} celebration={Nothing} ending={Nothing} made={Nothing} completing={completing} />
  )
}
const show = () =>
  showPage('/', '/', () => <Asked />, {
    ...answer('GET /api/auth/user', aUser()),
    ...refusal(complete, 502, 'bad gateway'),
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('where the lesson’s page is empty, completing is asked about once and takes one more press', async () => {
  const asked = show()
  await press('Mark as Complete')
  await screen.findByText('Your page is still empty. Complete anyway?')
  expect(asked.some(({ call }) => call === complete)).toBe(false)
  await press('Complete anyway')
  await screen.findByText('Error')
  expect(asked.filter(({ call }) => call === complete)).toHaveLength(1)
  cleanup()
  const later = show()
  await press('Mark as Complete')
  await screen.findByText('Error')
  expect(later.some(({ call }) => call === complete)).toBe(true)
})

test('the question is gone as soon as something is written, and the lesson is then completed by its own button', async () => {
  const asked = showPage('/', '/', () => <Asked id="runway" />, {
    ...answer('GET /api/auth/user', aUser()),
    ...refusal('POST /api/submodules/runway/complete', 502, 'bad gateway'),
  })
  await press('Mark as Complete')
  await screen.findByText('Your page is still empty. Complete anyway?')
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '540' } })
  await screen.findByRole('button', { name: 'Mark as Complete' })
  expect(screen.queryByText(/Your page is still empty/)).toBeNull()
  await press('Mark as Complete')
  await screen.findByText('Error')
  expect(asked.filter(({ call }) => call.endsWith('/complete'))).toHaveLength(1)
})
