import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { bytesOf } from './reply-bytes.ts'

const long = '“’é'.repeat(30_000)

test.each([
  ['nothing', '', ''],
  ['a text', 'Zoë’s', 'Zoë’s'],
  ['pieces', ['[', Buffer.from('{"a":"ë",'), '"b":1}', ']'], '[{"a":"ë","b":1}]'],
  ['a text that is too long to share', long, long],
  ['pieces that are too long together', ['ë', Buffer.from(long), 'ë'], `ë${long}ë`],
] as const)('%s is written whole', (_, written, text) => {
  expect(bytesOf(written).toString()).toBe(text)
})

test('of two long replies neither is written over by the other', () => {
  const [one, other] = [bytesOf(long), bytesOf(long.toUpperCase())]
  expect([one.toString(), other.toString()]).toEqual([long, long.toUpperCase()])
})

test('replies that are sent at the same time are each their own, compressed or not', async () => {
  const world = await newWorld()
  const [starter, elite] = [await world.member(), await world.member({ tier: 'elite' })]
  const opens = async ({ send }: typeof starter, encoding: string) =>
    (await send('GET', '/api/resources', undefined, { 'accept-encoding': encoding })).rawPayload.toString('latin1')
  for (const encoding of ['identity', 'br', 'gzip']) {
    const alone = [await opens(starter, encoding), await opens(elite, encoding)]
    expect(alone[0]).not.toBe(alone[1])
    expect(await Promise.all([opens(starter, encoding), opens(elite, encoding)])).toEqual(alone)
  }
  await world.close()
})
