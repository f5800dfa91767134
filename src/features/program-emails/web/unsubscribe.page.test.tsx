// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { UnsubscribePage } from './unsubscribe.page.tsx'

afterEach(cleanup)

test.each([
  ['weekly.1.a', 'Stop the weekly email', /get the weekly email anymore.*turn the weekly email back on/],
  ['hour.1.a', 'Stop the work reminder', /get the work reminder anymore.*turn the work reminder back on/],
  [
    'coach.1.a',
    'Stop emails from your coaching',
    /get emails from your coaching anymore.*turn emails from your coaching back on/,
  ],
  [
    'program.1.a',
    'Stop emails about the program',
    /get emails about the program anymore.*turn emails about the program back on/,
  ],
  ['a-kind-to-come.1.a', 'Stop these emails', /won’t get these emails anymore/],
])('the link of %s names the email that it stops', async (token, title, done) => {
  history.replaceState(null, '', `/unsubscribe?token=${token}`)
  const asked = showPage(
    '/unsubscribe',
    '/unsubscribe',
    UnsubscribePage,
    answer(`POST /api/letters/unsubscribe?token=${token}`, { success: true }),
  )
  await screen.findByRole('heading', { name: title })
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await screen.findByText(done)
  await waitFor(() => expect(asked).toHaveLength(1))
})
