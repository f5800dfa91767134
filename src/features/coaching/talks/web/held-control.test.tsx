// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { talkPath as at, showTalk as show, typeInto as type } from '#tests/web/coaching/show-talk.tsx'
import { aTalk } from '#tests/web/coaching/talk-data.ts'

afterEach(cleanup)

const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Mark as held' }))
const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Mark as held' }).at(-1) as HTMLElement)
const sent = (asked: ReturnType<typeof show>) =>
  asked.filter(({ call }) => call === `PUT ${at}/held`).map(({ body }) => body)

test('a session is marked as held on a day, and says that it takes the month’s session', async () => {
  const asked = show(aTalk(), answer(`PUT ${at}/held`, { id: 't2', heldOn: '2026-11-03', isTaken: true }))
  await open()
  expect(await screen.findByText(/It uses this month’s session/)).toBeTruthy()
  await type('Held on', '2026-11-03')
  confirm()
  await waitFor(() => expect(sent(asked)).toEqual([{ isHeld: true, heldOn: '2026-11-03', after: 't1' }]))
})

test('that another was held meanwhile is told by the one that was written last, not by its day', async () => {
  const earlier = aTalk().earlier.flatMap((talk) => [talk, { ...talk, id: 't2', heldOn: '2026-09-25' }])
  const asked = show(aTalk({ earlier }), answer(`PUT ${at}/held`, { id: 't3', heldOn: '2026-11-04', isTaken: true }))
  await open()
  confirm()
  await waitFor(() => expect(sent(asked)).toMatchObject([{ after: 't2' }]))
})

test('a year that was typed with two digits is told beside the field, and sends nothing', async () => {
  const asked = show(aTalk(), answer(`PUT ${at}/held`, { id: 't2', heldOn: '2026-11-03', isTaken: true }))
  await open()
  await type('Held on', '0026-11-03')
  confirm()
  expect(screen.getByText('Use a day of the last 100 years.')).toBeTruthy()
  expect(sent(asked)).toEqual([])
  await type('Held on', '2026-11-03')
  confirm()
  await waitFor(() => expect(sent(asked)).toMatchObject([{ heldOn: '2026-11-03' }]))
})
