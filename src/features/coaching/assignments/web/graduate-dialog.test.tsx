import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { client } from '#tests/web/coaching/my-clients-data.ts'
import { bodies } from '#tests/web/show-assistant.tsx'
import { showPage } from '#tests/web/show-page.tsx'
import { GraduateDialog } from './change-dialogs.tsx'

afterEach(cleanup)

const aClient = (progress: number, status: 'active' | 'graduated' = 'active') => {
  const { isPaused, tags, ...one } = client('Ada', status, progress)
  return one
}
const call = 'POST /api/coach/clients/Ada/graduate'
const show = (progress: number) =>
  showPage(
    '/',
    '/',
    () => <GraduateDialog client={aClient(progress)} open onOpenChange={() => {}} />,
    answer(call, aClient(progress, 'graduated')),
  )
const graduate = () => screen.getByRole('button', { name: 'Graduate' })

test('who graduates a client before the end is asked why', async () => {
  const asked = show(12.5)
  const why = await screen.findByLabelText('Why now?')
  expect(screen.getByText(/^They’ve completed 12.5% of the program/)).toBeTruthy()
  expect(graduate()).toHaveProperty('disabled', true)
  fireEvent.change(why, { target: { value: 'Sold the business' } })
  fireEvent.click(graduate())
  await waitFor(() => expect(bodies(asked, call)).toEqual([{ reason: 'Sold the business' }]))
})

test('and nothing is asked about who finished the program', async () => {
  const asked = show(100)
  fireEvent.click(await screen.findByRole('button', { name: 'Graduate' }))
  await waitFor(() => expect(bodies(asked, call)).toEqual([{ reason: '' }]))
  expect(screen.queryByLabelText('Why now?')).toBeNull()
})
