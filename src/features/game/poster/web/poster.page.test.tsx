// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { aNumber, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PosterPage } from './poster.page.tsx'

afterEach(cleanup)

const five = ['Cash', 'Revenue', 'Costs', 'Hours', 'Customers'].map((label) =>
  aNumber({ key: label.toLowerCase(), label, points: [aPoint(1, 540), aPoint(60, 900)] }),
)

const posterAnswers = () => ({
  ...answer('GET /api/auth/user', aUser({ firstName: 'Ada', lastName: 'Okafor' })),
  ...answer('GET /api/framework/way', aWay()),
  ...answer('GET /api/framework/phases', [aPhase()]),
  ...numbersAnswer(five),
})
const show = () => showPage('/frontier/poster', '/frontier/poster', PosterPage, posterAnswers())

const picture = () => screen.findByRole('img', { name: /Ada Okafor/ })

test('no number is on it unless it is ticked, and four at most', async () => {
  show()
  const words = (await picture()).getAttribute('aria-label') ?? ''
  expect(words).toContain('Ada Okafor. 2 of 6 lessons')
  expect(words).not.toMatch(/\$|Cash/)
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes.some((box) => (box as HTMLInputElement).checked)).toBe(false)
  for (const box of boxes.slice(0, 4)) fireEvent.click(box)
  expect((await picture()).getAttribute('aria-label')).toContain('Cash: $540 to $900')
  expect(boxes.at(-1)?.hasAttribute('disabled')).toBe(true)
  fireEvent.click(boxes[0] as HTMLElement)
  expect((await picture()).getAttribute('aria-label')).not.toContain('Cash')
  expect(boxes.at(-1)?.hasAttribute('disabled')).toBe(false)
})

test('the page to print is offered to be printed', async () => {
  show()
  await picture()
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'One page, to print' }))
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy()
})

test('a picture that can’t be made is said so', async () => {
  show()
  await picture()
  fireEvent.click(screen.getByRole('button', { name: 'Save as a picture' }))
  expect(await screen.findByText('We couldn’t make the picture. Please try again.')).toBeTruthy()
})

test('a map that didn’t load says so, and can be asked for again', async () => {
  const answers = posterAnswers()
  Object.assign(answers, refusal('GET /api/founder-file/numbers', 500))
  showPage('/frontier/poster', '/frontier/poster', PosterPage, answers)
  await screen.findByRole('heading', { level: 2, name: 'Your map didn’t load' })
  Object.assign(answers, posterAnswers())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await picture()
})
