import { expect, test } from 'vitest'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { Refusal } from '#shared/refusal.ts'
import { CallError, userMessage } from './call-error.ts'

const own = 'Your comment wasn’t sent. Please try again.'
const told = ({ status, code, message }: Refusal) =>
  userMessage(new CallError(new Response(null, { status }), JSON.stringify({ code, message })), own)

test('what broke inside is told in the screen’s own words, anything else in the server’s', () => {
  expect(told(requestRefusals.unexpected())).toBe(own)
  expect(told(requestRefusals.unavailable())).toContain('Please try again in a minute')
  expect(told(requestRefusals.gone())).toBe('What this belongs to has been deleted.')
})
