import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const queue = () => createFairQueue({ most: 5, mostEach: 3, full: () => new Error('full') })

test('whoever asks for many waits behind everybody else’s one', async () => {
  const inQueue = queue()
  const done: string[] = []
  const ask = (whose: string) => inQueue(whose, async () => void done.push(whose))
  await Promise.all([ask('mallory'), ask('mallory'), ask('mallory'), ask('ada'), ask('grace')])
  expect(done.indexOf('grace')).toBeLessThan(done.lastIndexOf('mallory'))
  expect(done).toHaveLength(5)
})

test('no more wait than it holds, in all and of one person, and there is room again afterwards', async () => {
  const inQueue = queue()
  let open = () => {}
  const gate = new Promise<void>((done) => (open = done))
  const ask = (whose: string) => inQueue(whose, () => gate.then(() => whose))
  const first = ['mallory', 'mallory', 'mallory'].map(ask)
  await expect(ask('mallory')).rejects.toThrow('full')
  const others = [ask('ada'), ask('grace')]
  await expect(ask('joan')).rejects.toThrow('full')
  open()
  expect(await Promise.all([...first, ...others])).toHaveLength(5)
  expect(await ask('mallory')).toBe('mallory')
})

test('what fails frees its place', async () => {
  const inQueue = queue()
  const fail = () => inQueue('ada', async () => Promise.reject(new Error('no')))
  for (let n = 0; n < 9; n += 1) await expect(fail()).rejects.toThrow('no')
})

test('a few of different people are under way at once, and what is full of one’s own is said so', async () => {
  const error = (said: string) => () => new Error(said)
  const inQueue = createFairQueue({ most: 9, mostEach: 2, atOnce: 2, full: error('full'), fullOfOwn: error('own') })
  const underWay: string[] = []
  const gate = Promise.withResolvers<void>()
  const ask = (whose: string) =>
    inQueue(whose, () => {
      underWay.push(whose)
      return gate.promise
    })
  const slow = [ask('mallory'), ask('mallory')]
  await expect(ask('mallory')).rejects.toThrow('own')
  const others = [ask('ada'), ask('grace')]
  expect(underWay).toEqual(['mallory', 'ada'])
  gate.resolve()
  await Promise.all([...slow, ...others])
  expect(underWay).toEqual(['mallory', 'ada', 'grace', 'mallory'])
})
