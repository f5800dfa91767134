import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { parseInput } from './parse-input.ts'

const say = endpoint({
  method: 'POST',
  path: '/api/say/:id',
  access: 'public',
  summary: 'For this test.',
  params: z.object({ id: z.string() }),
  query: z.object({ tone: z.string().optional() }),
  body: z.object({ text: z.string() }),
  reply: z.undefined(),
})

const parse = (body: string, { id = '1', tone = 'soft' } = {}) =>
  parseInput(say, {
    params: { id },
    query: { tone },
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(body),
  } as unknown as FastifyRequest)

test('params, query and body are parsed by their schemas', () => {
  expect(parse('{"text":"hello","more":1}')).toEqual({
    params: { id: '1' },
    query: { tone: 'soft' },
    body: { text: 'hello' },
  })
})

test('text about the escape is text', () => {
  expect(parse(String.raw`{"text":"a \\u0000 b"}`)).toMatchObject({ body: { text: String.raw`a \u0000 b` } })
})

test.each([
  ['in the body', 400, () => parse(String.raw`{"text":"a\u0000"}`)],
  ['after an escaped backslash', 400, () => parse(String.raw`{"text":"\\\u0000"}`)],
  ['in the query', 400, () => parse('{"text":"a"}', { tone: '\0' })],
  ['in the path', 404, () => parse('{"text":"a"}', { id: '\0' })],
])('the character that PostgreSQL cannot store is refused %s', (_, status, act) => {
  expect(act).toThrow(expect.objectContaining({ status }))
})

const Entry = z.object({ key: z.string(), mark: z.enum(['C', 'G']) })
const enter = endpoint({
  method: 'POST',
  path: '/api/enter',
  access: 'public',
  summary: 'For this test.',
  body: z.union([Entry, z.object({ entries: z.array(Entry).max(2) })]),
  reply: z.undefined(),
})

test.each([
  ['{"key":"cash","mark":"sure"}', 'mark', 'Choose one of these: C, G.'],
  [
    '{"entries":[{"key":"cash","mark":"C"},{"key":"cash","mark":"sure"}]}',
    'entries.1.mark',
    'Choose one of these: C, G.',
  ],
  ['{"entries":[1]}', 'entries.0', 'Send an object.'],
  ['{"entries":[{},{},{}]}', 'entries', 'At most 2 entries.'],
  ['{}', 'key', 'Enter some text.'],
])('of a body that may have two shapes, what is wrong with the one that was meant: %s', (body, details, sentence) => {
  const act = () =>
    parseInput(enter, {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(body),
    } as unknown as FastifyRequest)
  expect(act).toThrow(expect.objectContaining({ details, message: expect.stringContaining(sentence) }))
})
