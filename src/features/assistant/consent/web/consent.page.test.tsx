import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { assistantAnswers, showAssistant } from '#tests/web/show-assistant.tsx'

const status = {
  provider: 'openai-compatible' as const,
  notice: 'Answers are written by an AI model at models.example and can be wrong.',
  limit: 20,
  used: 0,
  resetsAt: '2026-03-03T00:00:00.000Z',
}
const asking = (isGiven: boolean | null): Answers => ({
  ...assistantAnswers(),
  ...answer('GET /api/chat/status', { ...status, outside: { name: 'models.example', isGiven } }),
  ...answer('PUT /api/chat/consent', { outside: { name: 'models.example', isGiven: true } }),
})

test('whoever has not decided is asked once, with the provider named, and one click decides', async () => {
  const asked = await showAssistant(asking(null))
  const question = await screen.findByRole('region', { name: 'Let the AI model read your Founder file?' })
  expect(question.textContent).toContain('models.example')
  fireEvent.click(screen.getByRole('button', { name: 'Keep my file here' }))
  await expect
    .poll(() => asked.filter(({ call }) => call === 'PUT /api/chat/consent').map(({ body }) => body))
    .toEqual([{ name: 'models.example', isGiven: false }])
})

test.each([true, false])('whoever decided %s is not asked again', async (isGiven) => {
  await showAssistant(asking(isGiven))
  await screen.findByText(/are written by an AI model at models\.example/)
  expect(screen.queryByText('Let the AI model read your Founder file?')).toBeNull()
})
