import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '#features/program/lesson.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { assistantAnswers, calls, conversation, message, showAssistant } from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

const lesson = '/modules/foundation-04-offer-and-price/submodules/foundation-04-value-price'
const link = (words: string, href: string) => ({ kind: 'link' as const, href, inline: [words] })
const blocks: Block[] = [
  {
    kind: 'paragraph',
    inline: [
      link('A price', lesson),
      link('Modules', '/modules'),
      link('Coaching', '/coaching'),
      link('Plans', '/pricing'),
    ],
  },
]

async function linksFor(userRole: 'client' | 'coach') {
  await showAssistant({
    ...assistantAnswers(),
    ...answer('GET /api/auth/user', aUser({ userRole })),
    ...answer(calls.list, [conversation]),
    ...answer(calls.messages, [{ ...message('a1', 'assistant', 'Read on.'), blocks }]),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Pricing/ }))
  await screen.findByText(/Coaching/)
  return screen.queryAllByRole('link').map((one) => one.getAttribute('href'))
}

test('an answer’s links lead a member to their pages', async () => {
  expect(await linksFor('client')).toEqual([lesson, '/modules', '/coaching', '/pricing'])
})

test('in Coach Mode they lead to the same text there, or are plain words where there is no page', async () => {
  expect(await linksFor('coach')).toEqual(['/coach/program/foundation-04-value-price', '/coach/program', '/pricing'])
})
