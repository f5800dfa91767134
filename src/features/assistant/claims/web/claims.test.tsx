// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { assistantAnswers, bodies, calls, idea, panel, press, showAssistant, type } from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

const status = {
  provider: 'built-in' as const,
  notice: 'No model.',
  outside: null,
  limit: 20,
  used: 0,
  resetsAt: '2026-03-03T00:00:00.000Z',
}
const page = { title: 'What people said', href: '/modules/m1/submodules/s1#worksheet' }
const result = {
  viability: 5,
  strengths: [],
  challenges: [],
  recommendations: [],
  ideaId: 'i1',
  criteria: [
    { name: 'evidence', state: 'met' as const, words: 'I interviewed 20 nurses.', question: 'How many?' },
    { name: 'problem', state: 'claimed' as const, words: 'They complain.', question: 'How often?' },
    { name: 'economics', state: 'missing' as const, words: '', question: 'What does a sale bring?' },
  ],
  claims: [
    {
      name: 'evidence',
      mark: 'counted' as const,
      figures: [{ text: '7 conversations', ...page, mark: null, date: '2026-03-02' }],
      conflict: { said: 'I interviewed 20', told: 'counts 7 conversations', ...page },
      countsOn: null,
      tests: [],
    },
    {
      name: 'problem',
      mark: 'said' as const,
      figures: [{ text: '4 of 10 who had it', ...page, mark: 'G' as const, date: null }],
      conflict: null,
      countsOn: { title: 'Problem brief', href: '/modules/m1/submodules/s2#worksheet' },
      tests: [],
    },
    {
      name: 'economics',
      mark: 'test' as const,
      figures: [],
      conflict: null,
      countsOn: null,
      tests: [
        {
          says: 'List every cost.',
          minutes: 90,
          lesson: 'One sale',
          href: '/modules/m1/submodules/s3',
          lockedUntil: null,
        },
        { says: 'Ask thirty people.', minutes: 195, lesson: 'Four questions', href: null, lockedUntil: 'Elite' },
      ],
    },
  ],
  history: [
    {
      ...{ viability: 2, at: '2026-03-01T12:00:00.000Z', gained: ['evidence'], lost: ['reach'] },
      counted: [{ name: 'evidence', was: '3 conversations', now: '7 conversations' }],
    },
    { viability: 3, at: '2026-03-01T13:00:00.000Z', gained: [], lost: [], counted: null },
    { viability: 5, at: '2026-03-01T14:00:00.000Z', gained: [], lost: [], counted: [] },
  ],
}

const show = (more: Answers = {}) =>
  showAssistant({
    ...assistantAnswers(),
    ...answer('GET /api/chat/status', status),
    ...answer(calls.analyze, result),
    ...more,
  })
const choice = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Let it read my Founder file' })
async function analyzeWords() {
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
}

test('the file is let read only where it is chosen, and the choice made last is offered again', async () => {
  const asked = await show()
  const box = await choice()
  expect(box.checked).toBe(false)
  await analyzeWords()
  await panel('Score card 5/10')
  box.click()
  await analyzeWords()
  await vi.waitFor(() =>
    expect(bodies(asked, calls.analyze)).toEqual([
      { idea: 'Meal boxes for nurses.' },
      { idea: 'Meal boxes for nurses.', readFile: true },
    ]),
  )
  cleanup()
  await show(answer('GET /api/chat/status', { ...status, analyzerReadsFile: true }))
  await vi.waitFor(async () => expect((await choice()).checked).toBe(true))
})

test('before a model outside may read the file, the member is told its name and agrees; until then nothing is let read', async () => {
  const outside = { name: 'models.example', isGiven: null }
  const asked = await show({
    ...answer('GET /api/chat/status', { ...status, outside }),
    ...answer('PUT /api/chat/consent', { outside: { ...outside, isGiven: true } }),
  })
  ;(await choice()).click()
  const question = within(await screen.findByRole('group', { name: 'Your consent' }))
  expect(question.getByText('models.example')).toBeTruthy()
  await analyzeWords()
  await vi.waitFor(() => expect(bodies(asked, calls.analyze)).toEqual([{ idea: 'Meal boxes for nurses.' }]))
  await press('I agree')
  await vi.waitFor(() =>
    expect(bodies(asked, 'PUT /api/chat/consent')).toEqual([{ name: 'models.example', isGiven: true }]),
  )
  await press('Don’t read it')
  expect((await choice()).checked).toBe(false)
})

test('each line says whether the file counts it, with figure, page and date, the contradiction, or the cheapest tests', async () => {
  await show()
  await analyzeWords()
  const card = await panel('Score card 5/10')
  const line = (name: string) =>
    card.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name)) ?? document.body
  expect(line('Evidence').textContent).toContain(
    'Counted in your file7 conversations on What people said, Mar 2, 2026You write “I interviewed 20”; your file counts 7 conversations on What people said.',
  )
  expect(within(line('Evidence')).getAllByRole('link')[0]?.getAttribute('href')).toBe(page.href)
  expect(line('Problem').textContent).toContain('You said4 of 10 who had it, a guess, on What people said')
  expect(line('Problem').textContent).toContain('Count it on Problem brief.')
  expect(line('Economics').textContent).toContain(
    'Needs a testList every cost.One sale, 1 h 30 minFour questions, 3 h 15 min, locked until Elite',
  )
  expect(
    within(line('Economics'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['One sale'])
})

test('the table of earlier scores says what changed by criterion and by evidence', async () => {
  await show()
  await analyzeWords()
  const table = await screen.findByRole('table', { name: 'Earlier scores for this idea' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Mar 1, 20262/10Met since then: evidenceNo longer met: reachCounted then: 3 conversations; now: 7 conversations',
    'Mar 1, 20263/10Your file wasn’t read then',
    'Mar 1, 20265/10Nothing',
  ])
})

test('a coach has no Founder file to let read', async () => {
  await show(answer('GET /api/auth/user', aUser({ userRole: 'coach' })))
  await screen.findByRole('button', { name: 'Analyze Idea' })
  expect(screen.queryByRole('checkbox', { name: 'Let it read my Founder file' })).toBeNull()
})
