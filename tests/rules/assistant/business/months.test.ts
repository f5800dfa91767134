import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import { stranger } from '../../../../bench/guide.ts'

const Half = z.strictObject({ business: z.array(z.string()), program: z.array(z.string()) })
const sets = z
  .strictObject({ seen: Half, held: Half })
  .parse(parse(readFileSync('bench/questions/months.yaml', 'utf8')))
const kindOf = (ask: string) => understand(talkOf(stranger()(ask))).group
const ofProgram = new Set(['progress', 'help', 'distress', 'proposal'])

const business = (texts: readonly string[]) => texts.filter((text) => ofProgram.has(kindOf(text)))
const program = (texts: readonly string[]) => texts.filter((text) => kindOf(text) !== 'progress')

test('what is said of a month of the business isn’t answered with the program’s calendar', () => {
  const wrong = business(sets.seen.business)
  // Told apart by words: what is left is read as help, or as trouble.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(8)
  expect(wrong).not.toContain('July was dead, what do I do?')
  expect(business(sets.held.business).length).toBeLessThanOrEqual(4)
})

test('what is asked of the program’s days by a date still is', () => {
  const wrong = program(sets.seen.program)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
  expect(program(sets.held.program).length).toBeLessThanOrEqual(4)
})
