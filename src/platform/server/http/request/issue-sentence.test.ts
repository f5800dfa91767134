import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueSentence } from './issue-sentence.ts'

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error ? issueSentence(error.issues[0]!) : undefined
}

test.each([
  [z.enum(['client', 'coach']), 'king', 'Choose one of these: client, coach.'],
  [z.literal('yes'), 'no', 'Choose one of these: yes.'],
  [z.string(), 7, 'Enter some text.'],
  [z.string(), undefined, 'Enter some text.'],
  [z.int(), 2.5, 'Enter a whole number.'],
  [z.int().min(0).max(50), 51, 'At most 50.'],
  [z.int().min(0).max(50), -1, 'At least 0.'],
  [z.number(), 'x', 'Enter a number.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string().min(8), 'short', 'At least 8 characters.'],
  [z.string().max(4000), 'x'.repeat(4001), 'At most 4,000 characters.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 entries.'],
  [z.email(), 'nobody', 'Enter an email address, like name@example.com.'],
  [z.iso.date(), 'soon', 'Enter a date, like 2026-11-22.'],
  [z.string().regex(/^a$/), 'b', 'This isn’t in the right format.'],
  [z.string().regex(/^a$/, 'Only the letter a.'), 'b', 'Only the letter a.'],
  [z.strictObject({}), { more: 1 }, 'Unknown here: more.'],
  [z.object({}), undefined, 'Send an object.'],
  [z.boolean(), 'yes', 'Send true or false.'],
  [z.union([z.string(), z.boolean()]), 7, 'This isn’t a value we can use here.'],
  [z.string().refine(() => false, 'It is in the past.'), 'x', 'It is in the past.'],
])('%# what a schema refuses is said in a sentence', (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence)
})
