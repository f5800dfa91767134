// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ProgramPage } from './program.page.tsx'

afterEach(cleanup)

test('each lesson is a link to its text, and clients are named beside the one they are at', async () => {
  showPage('/', '/', ProgramPage, {
    ...answer('GET /api/coach/program', [
      {
        id: 'foundation',
        name: 'Foundation',
        modules: [
          {
            id: 'baseline',
            title: 'Baseline',
            firstDay: 1,
            lastDay: 10,
            lessons: [
              { id: 'runway', title: 'Runway', core: true, clients: [{ clientId: 'ada', name: 'Ada Okafor' }] },
              { id: 'deep', title: 'Deeper', core: false, clients: [] },
            ],
          },
        ],
      },
    ]),
  })
  expect((await screen.findByRole('link', { name: 'Runway' })).getAttribute('href')).toBe('/coach/program/runway')
  expect(screen.getByRole('link', { name: 'Ada Okafor' }).getAttribute('href')).toBe('/coach/clients/ada')
  expect(screen.getByText('1 client')).toBeTruthy()
  expect(screen.getByText('Elite deep dive')).toBeTruthy()
})

test('without a grant the page says who can give it', async () => {
  showPage('/', '/', ProgramPage, {
    ...refusal('GET /api/coach/program', 403, { message: 'Ask the owner of this site for coach access.', code: 'x' }),
  })
  await screen.findByText(/Ask the owner of this site/)
})
