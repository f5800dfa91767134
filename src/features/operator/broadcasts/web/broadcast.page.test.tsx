import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, silence } from '#tests/web/answers.ts'
import { draft, reach } from '#tests/web/operator/broadcast-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { BroadcastPage } from './broadcast.page.tsx'
import { BroadcastsPage } from './broadcasts.page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Visits() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere((is) => !is)}>
        Come and go
      </button>
      {isHere && <BroadcastPage />}
    </>
  )
}
const comeAndGo = () => fireEvent.click(screen.getByRole('button', { name: 'Come and go' }))

test('who leaves the page and comes back finds what was written, and writes on', async () => {
  const answers: Answers = {
    ...answer('GET /api/operator/broadcast-audience', reach),
    ...answer('GET /api/operator/broadcasts/b1', draft),
    ...answer('PATCH /api/operator/broadcasts/b1', { ...draft, text: 'Hello', version: 1 }),
  }
  const asked = showPage('/operator/broadcasts/$broadcastId', '/operator/broadcasts/b1', Visits, answers)
  const text = () => screen.getByLabelText('Text')
  const saves = () => asked.flatMap(({ call, body }) => (call.startsWith('PATCH') ? [body] : []))
  await screen.findByText('6 people')
  fireEvent.change(text(), { target: { value: 'Hello' } })
  comeAndGo()
  await waitFor(() => expect(saves()).toMatchObject([{ text: 'Hello', version: 0 }]))
  // Read again, it would say so; until then what was saved is there.
  Object.assign(answers, silence('GET /api/operator/broadcasts/b1'))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  comeAndGo()
  await waitFor(() => expect(text()).toHaveProperty('value', 'Hello'))
  fireEvent.change(text(), { target: { value: 'Hello there' } })
  await waitFor(() => expect(saves()[1]).toMatchObject({ text: 'Hello there', version: 1 }))
})

test('a draft that was opened and left is not listed, unless something for it is kept here', async () => {
  localStorage.setItem('kept::broadcast:b3', JSON.stringify({ text: '{"text":"Kept"}', version: 0 }))
  showPage('/', '/', BroadcastsPage, {
    ...answer('GET /api/operator/broadcasts?limit=100', [
      { ...draft, id: 'b3' },
      { ...draft, id: 'b2', subject: 'Written' },
      { ...draft, tier: 'elite' },
      { ...draft, id: 'b0', version: 4, tier: 'elite' },
    ]),
  })
  await screen.findByText('Written')
  const listed = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.split('/').at(-1) ?? [])
  expect(listed.filter((id) => id.startsWith('b'))).toEqual(expect.arrayContaining(['b3', 'b2', 'b0']))
  expect(listed).not.toContain('b1')
})
