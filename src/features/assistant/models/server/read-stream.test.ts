import type { TextStreamPart, ToolSet } from 'ai'
import { expect, test } from 'vitest'
import type { StepUse } from './chat-model.ts'
import { readStream } from './read-stream.ts'

/** As far as they are read. */
type Part = { type: string; [more: string]: unknown }

async function read(...parts: Part[]) {
  const told: { words: string; renewed: number; steps: StepUse[] } = { words: '', renewed: 0, steps: [] }
  async function* stream() {
    // The library's parts hold much that no one reads here.
    for (const part of parts) yield part as unknown as TextStreamPart<ToolSet>
  }
  const renew = () => {
    told.renewed += 1
  }
  const patience = { renew, giveUp: () => {} }
  const onStep = (used: StepUse) => told.steps.push(used)
  const pieces = readStream(stream(), { signal: new AbortController().signal, patience, hasTools: true, onStep })
  try {
    for (;;) {
      const { done, value } = await pieces.next()
      if (done) return { ...told, ended: value?.status }
      told.words += value
    }
  } catch (error) {
    return { ...told, ended: String(error) }
  }
}

const text = (words: string): Part => ({ type: 'text-delta', text: words })
const call: Part = { type: 'tool-call' }
const result: Part = { type: 'tool-result' }
const step = (finishReason: string): Part => ({
  ...{ type: 'finish-step', finishReason },
  usage: { inputTokens: 30, outputTokens: 4 },
})
const finish: Part = { type: 'finish', finishReason: 'stop', totalUsage: { inputTokens: 60, outputTokens: 8 } }

test('words before a tool and none after it are no answer', async () => {
  const begun = [text('Let me look.'), call, result, step('tool-calls')]
  expect(await read(...begun, step('stop'), finish)).toMatchObject({ ended: 'ModelFailure: empty' })
  expect(await read(...begun, text('It is six.'), step('stop'), finish)).toMatchObject({
    ended: 'done',
    words: 'Let me look.It is six.',
  })
})

test.each(['tool-call', 'tool-result', 'tool-error', 'reasoning-delta', 'tool-input-delta'])(
  'a %s is a sign of life',
  async (type) => {
    const more = { text: '', delta: '' }
    const [without, withIt] = [await read(text('A'), finish), await read({ type, ...more }, text('A'), finish)]
    expect(withIt.renewed).toBe(without.renewed + 1)
  },
)

test('what each step used is told as it is done, also where the next one breaks off', async () => {
  const { steps, ended } = await read(text('Let me look.'), call, result, step('tool-calls'), text('It'))
  expect(ended).toBe('ModelFailure: cut')
  expect(steps).toEqual([{ inputTokens: 30, outputTokens: 4, isLast: false }])
})
