import { expect, test } from 'vitest'
import { refusalOf, toolSupport } from './tool-support.ts'

const aboutTools = { isAboutTools: true, isFirst: true }
const aboutElse = { isAboutTools: false, isFirst: true }

function support() {
  const logged: unknown[] = []
  let minutes = 0
  const tools = toolSupport({ log: { warn: (...said: unknown[]) => logged.push(said) }, now: () => minutes * 60_000 })
  return { tools, logged, pass: (more: number) => (minutes += more) }
}

test('one question that is refused leaves tools to the others, however often it is asked', () => {
  const { tools, logged } = support()
  for (let times = 0; times < 5; times += 1) tools.refused('a very long question', aboutElse)
  expect([tools.has(), logged]).toEqual([true, []])
})

test('three questions in a row that are refused show that the model has none', () => {
  const { tools, logged } = support()
  for (const question of ['one', 'two']) tools.refused(question, aboutElse)
  tools.worked()
  for (const question of ['one', 'two']) tools.refused(question, aboutElse)
  expect(tools.has()).toBe(true)
  tools.refused('three', aboutElse)
  expect([tools.has(), logged.length]).toEqual([false, 1])
})

test('a refusal of tools counts at its first, and they are tried again after an hour', () => {
  const { tools, logged, pass } = support()
  tools.refused('one', aboutTools)
  expect([tools.has(), logged.length]).toEqual([false, 1])
  pass(59)
  expect(tools.has()).toBe(false)
  pass(1)
  expect(tools.has()).toBe(true)
})

test('what is refused after a step with tools in it takes them from no one', () => {
  const { tools } = support()
  for (const question of ['one', 'two', 'three']) tools.refused(question, { ...aboutTools, isFirst: false })
  expect(tools.has()).toBe(true)
})

test.each([
  ['registry.ollama.ai/library/gemma does not support tools', true],
  ['"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set', true],
  ['No endpoints found that support tool use.', true],
  ['context length exceeded', false],
  ['maximum context length is 8192 tokens: 7000 in the messages, 1500 in the functions', false],
  ['Conversation roles must alternate user/assistant/user/assistant/…', false],
])('%s', (message, isAboutTools) => {
  expect(refusalOf({ statusCode: 400, message })).toEqual({ isAboutTools })
})

test('an error of the provider itself is no refusal', () => {
  expect(refusalOf({ statusCode: 500, message: 'tools are down' })).toBeUndefined()
  expect(refusalOf(new Error('tools'))).toBeUndefined()
})
