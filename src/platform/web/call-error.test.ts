import { expect, test } from 'vitest'
import { CallError, userMessage } from './call-error.ts'

const own = 'Your comment wasn’t sent. Please try again.'
const told = (status: number, code: string, message: string) =>
  userMessage(new CallError(new Response(null, { status }), JSON.stringify({ code, message })), own)

test('what broke inside is told in the screen’s own words, anything else in the server’s', () => {
  expect(told(500, 'request.unexpected', 'Something went wrong on our end. Please try again.')).toBe(own)
  expect(told(503, 'request.unavailable', 'Please try again in a minute.')).toBe('Please try again in a minute.')
  expect(told(409, 'request.gone', 'What this belongs to has been deleted.')).toContain('has been deleted')
})
