// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aWay } from '#tests/web/journey-data.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { CertificatePage } from './certificate.page.tsx'
import { OwnCertificatePage } from './own-certificate.page.tsx'

afterEach(cleanup)

const certified = { name: 'Ada Okafor', program: 'Frontier 180', finishedOn: '2026-11-21' }
const link = { url: 'http://localhost:3000/certificate/abc', turnedOnAt: '2026-11-22T10:00:00.000Z' }

const showOwn = (answers: Answers) =>
  showPage('/summit/certificate', '/summit/certificate', OwnCertificatePage, answers)
const showPublic = (answers: Answers) => showPage('/certificate/$token', '/certificate/abc', CertificatePage, answers)

test('anyone with the address sees name, program and date', async () => {
  showPublic(answer('GET /api/certificates/abc', certified))
  await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' })
  expect(screen.getByText('November 21, 2026')).toBeTruthy()
  expect(screen.getByText(/^finished Frontier 180/)).toBeTruthy()
})

test('where it was turned off there is none', async () => {
  showPublic(refusal('GET /api/certificates/abc', 404, { message: 'There’s no certificate here.' }))
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
})

test('the page that proves it is off, is turned on with its link, and off again', async () => {
  const asked = showOwn({
    ...answer('GET /api/certificate', { certified, link: null }),
    ...answer('PUT /api/certificate/link', { certified, link }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Turn the page on' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('PUT /api/certificate/link'))
  expect(await screen.findByText('Page turned on')).toBeTruthy()
  cleanup()
  const later = showOwn({
    ...answer('GET /api/certificate', { certified, link }),
    ...answer('DELETE /api/certificate/link', { certified, link: null }),
  })
  expect(((await screen.findByLabelText('Link')) as HTMLInputElement).value).toBe(link.url)
  expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe(link.url)
  fireEvent.click(screen.getByRole('button', { name: 'Turn the page off' }))
  await waitFor(() => expect(later.map(({ call }) => call)).toContain('DELETE /api/certificate/link'))
  expect(await screen.findByText('Page turned off')).toBeTruthy()
})

test('before the end it waits at the summit, with the next step up', async () => {
  showOwn({
    ...answer('GET /api/certificate', { certified: null, link: null }),
    ...answer('GET /api/framework/way', aWay()),
    ...answer('GET /api/pace', aPace()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Your certificate is waiting at the summit.' })
  expect(await screen.findByRole('link', { name: /^Continue: Where your hours go/ })).toBeTruthy()
})
