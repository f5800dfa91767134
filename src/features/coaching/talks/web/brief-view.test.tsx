// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showTalk as show } from '#tests/web/coaching/show-talk.tsx'
import { aTalk } from '#tests/web/coaching/talk-data.ts'

afterEach(cleanup)

const brief = aTalk().brief
if (!brief) throw new Error('The session that is being prepared has a brief')

test('what the client wants from the session is there in their words, with the time that was agreed on', async () => {
  const [sentAt, time] = ['2026-11-01T10:00:00.000Z', '2026-11-09T15:00:00.000Z']
  const wish = { id: 'r1', text: 'Should I raise my price?', sentAt, time, place: 'https://meet.example/ada' }
  show(aTalk({ brief: { ...brief, wishes: [wish] } }))
  expect(await screen.findByText('Should I raise my price?')).toBeTruthy()
  expect(screen.getByText(/^Monday, November 9/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'https://meet.example/ada' })).toBeTruthy()
})

test('a client who said nothing can be asked', async () => {
  show()
  expect(await screen.findByText('Ada hasn’t said so yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask Ada' }).getAttribute('href')).toBe('/coach/clients/ada#messages')
})

test('where nothing is shared, that is said, and how the client shares', async () => {
  show(aTalk({ brief: { ...brief, numbers: [], pages: [], sharesFile: false, sharesNumbers: false } }))
  expect(await screen.findByText(/^Ada shares no numbers with you\. They choose “Share” on a page/)).toBeTruthy()
  expect(screen.getByText('Ada shares no page of their Founder file with you.')).toBeTruthy()
  expect(screen.queryByText('No shared number moved.')).toBeNull()
})

test('where numbers are shared and none moved, that is said', async () => {
  show(aTalk({ brief: { ...brief, numbers: [], pages: [] } }))
  expect(await screen.findByText('No shared number moved.')).toBeTruthy()
  expect(screen.getByText('No shared page is new or waiting for you.')).toBeTruthy()
})
