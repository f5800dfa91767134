// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aSubModule } from '#tests/web/journey-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { Completion } from './completion.tsx'

afterEach(cleanup)

const complete = 'POST /api/submodules/numbers/complete'
const Nothing = () => null
/** As in the app, which shows no page before it knows who is here. */
const Ending = () =>
  useUser() === undefined ? null : (
    <Completion subModule={aSubModule()} celebration={Nothing} ending={Nothing} isPageEmpty={async () => true} />
  )
const show = () =>
  showPage('/', '/', Ending, { ...answer('GET /api/auth/user', aUser()), ...refusal(complete, 502, 'bad gateway') })
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
