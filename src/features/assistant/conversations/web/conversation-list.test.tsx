// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { assistantAnswers, calls, conversation, press, showAssistant, times } from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

let answers: Answers
beforeEach(() => {
  answers = assistantAnswers()
})
const show = (conversations: (typeof conversation)[] = []) => {
  Object.assign(answers, answer(calls.list, conversations))
  return showAssistant(answers)
}

test('a deletion is undone in the list: the focus is there, and the conversation comes back', async () => {
  Object.assign(answers, answer(calls.remove, { success: true }))
  const asked = await show([conversation])
  Object.assign(answers, answer(calls.list, []))
  await press('Delete Pricing')
  const undo = await screen.findByRole('button', { name: 'Undo deleting Pricing' })
  expect(document.activeElement).toBe(undo)
  const restore = `${calls.remove.replace('DELETE', 'POST')}/restore` as never
  Object.assign(answers, answer(restore, { success: true } as never), answer(calls.list, [conversation]))
  fireEvent.click(undo)
  await screen.findByRole('button', { name: 'Delete Pricing' })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(times(asked, restore)).toBe(1)
})

test('conversations of one title have buttons of different names', async () => {
  await show([conversation, { ...conversation, id: 'older' }])
  await screen.findByRole('button', { name: 'Delete Pricing (2)' })
  expect(screen.getByRole('button', { name: 'Rename Pricing' })).toBeTruthy()
})
