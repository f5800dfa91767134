import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { LessonWorksheet } from '#features/founder-file/form/web/lesson-worksheet.tsx'
import type { FilledPage } from '#features/founder-file/pages/filled-page.ts'
import type { getLessonPage } from '#features/founder-file/pages/pages.contract.ts'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/public.ts'
import type { Reply } from '#shared/endpoint.ts'
import { type Answers, type Asked, answer as replyOf } from './answers.ts'
import { aUser } from './people-data.ts'
import { showPage } from './show-page.tsx'

const field = (key: string, label: string, more: object = {}) => ({
  field: key,
  label,
  required: false,
  beside: false,
  result: false,
  ...more,
})
const body = [
  { heading: 'The letter' },
  field('reason', 'What has changed', { kind: 'long text', lines: 3, example: 'Because you have three cafés now.' }),
  field('new_price', 'New price', { kind: 'money', mark: 'C', example: 240, hint: 'For one month' }),
  field('old_price', 'Price today', { kind: 'money', from: ['earlier.price'] }),
  field('rise', 'Rise', { kind: 'money', result: true, note: 'Before tax', formula: '[new_price]-[old_price]' }),
  field('share', 'Share that stays', { kind: 'percent', note: 'Of ten customers' }),
  field('answer', 'Answer', { kind: 'choice', choices: { yes: 'Yes', later: 'Not yet' }, example: 'later' }),
  field('read_aloud', 'Read aloud', { kind: 'tick' }),
  field('fair', 'Why it is fair', { required: true }),
  {
    table: 'tools',
    label: 'Tools',
    rows: 2,
    headless: false,
    numbered: false,
    example: [],
    columns: [
      { key: 'tool', label: 'Tool', result: false, required: false },
      { key: 'cost', label: 'Cost', kind: 'money', result: false, required: false },
    ],
    totals: [
      {
        key: 'together',
        label: 'Together',
        result: true,
        each: { columns: ['cost'], formula: 'SUM([tools.=])' },
        cells: {},
      },
    ],
  },
]
const page: FilledPage = {
  page: {
    id: 'letter',
    title: 'The letter about the new price',
    use: 'Write it before you fix the date.',
    subModuleIds: ['rise'],
    fields: [],
    body,
    done: [],
    good: [{ in: ['reason'], names: 'cause', says: 'no cause in the letter' }],
    question: [],
    example: { business: 'lumen', currency: 'EUR', story: '' },
    keepOn: [],
    resource: null,
  },
  answers: {},
  computed: {},
  carried: {
    old_price: {
      mark: null,
      value: 180,
      from: { pageId: 'earlier', title: 'Ten numbers', key: 'price', date: '2026-11-03' },
    },
  },
  kept: [],
  state: 'empty',
  version: 0,
  currency: 'EUR',
  isOpen: true,
  missing: [],
}

/** The letter with some things otherwise. */
export const aFilledPage = (given: Partial<FilledPage> = {}): FilledPage => ({ ...page, ...given })

export const saves = 'POST /api/founder-file/pages/letter/answers'
type Beside = Reply<typeof getLessonPage>['beside'][number]
let asked: Asked[] = []
let members = 0
export const memberId = () => `ada-${members}`

const Page = () => (useUser() === undefined ? null : <LessonWorksheet subModuleId="rise" />)

/** Shows the form of a page with these answers to someone who was never here; the server's answers may be changed. */
export async function showWorksheet(
  filled: Partial<FilledPage> = {},
  beside: readonly Beside[] = [],
  user: Partial<CurrentUser> = {},
  more: Answers = {},
): Promise<Answers> {
  members += 1
  return showAgain(filled, beside, user, more)
}

/** Shows it to who was here last. */
export async function showAgain(
  filled: Partial<FilledPage> = {},
  beside: readonly Beside[] = [],
  user: Partial<CurrentUser> = {},
  more: Answers = {},
): Promise<Answers> {
  const answers: Answers = {
    ...replyOf('GET /api/auth/user', aUser({ id: memberId(), ...user })),
    ...replyOf('GET /api/founder-file/lessons/rise', {
      filled: { ...page, ...filled },
      beside: [...beside],
      ticks: {},
      canTick: true,
    }),
    ...savesReply(),
    ...more,
  }
  asked = showPage('/lesson', '/lesson', Page, answers)
  await screen.findByRole('heading', { level: 2, name: /The letter about the new price/ })
  await screen.findByText('More')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull())
  return answers
}

const told = { version: 1, computed: {}, pageVersion: 1, state: 'begun' as const }
export const savesReply = (version = 1): Answers => replyOf(saves, { ...told, answers: Array(100).fill({ version }) })

export const askedOf = () => asked

/** Chooses what is behind *More* below the page, before what was typed goes out. */
export function chooseMore(words: string): void {
  fireEvent.click(screen.getByText('More'))
  fireEvent.click(screen.getByText(words))
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const saved = () =>
  asked.filter(({ call }) => call === saves).flatMap(({ body }) => (body as { answers: object[] }).answers)
export const answer = (value: string | number | boolean, more: object = {}) => ({
  value,
  version: 1,
  updatedAt: '2026-11-03T10:00:00.000Z',
  mark: null,
  ...more,
})
