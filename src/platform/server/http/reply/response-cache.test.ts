import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const reply = (text: string, stamp: string) => ({ stamp, body: Buffer.from(text) })

test('a reply is good while its stamp is', () => {
  const replies = createResponseCache()
  replies.keep('ada /api/progress', reply('first', '1'))
  expect(replies.find('ada /api/progress', '1')?.toString()).toBe('first')
  expect(replies.find('ada /api/progress', '2')).toBeUndefined()
  expect(replies.find('ben /api/progress', '1')).toBeUndefined()
})

test('what is asked for stays, what nobody asks for goes', () => {
  const replies = createResponseCache(400)
  replies.keep('wanted', reply('w', '1'))
  for (let n = 0; n < 50; n += 1) {
    replies.keep(`passing-${n}`, reply('a reply of some length', '1'))
    expect(replies.find('wanted', '1')).toBeDefined()
  }
  expect(replies.find('passing-0', '1')).toBeUndefined()
})
