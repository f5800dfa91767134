import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, exported, fileWriter, pageId, params, taken, withContent } from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listNumbers } from '../../numbers/numbers.contract.ts'
import { dismissDisplaced, getPage, saveAnswers } from '../../pages/pages.contract.ts'
import type { ExchangeFile } from '../exchange-file.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('what is exported goes into another account whole, and says so by its hash', async () => {
  const { ada } = await fileWriter(world)
  const { file, text, headers } = await exported(ada)
  expect(headers['content-disposition']).toBe('attachment; filename="founder-file-all-2026-03-02.json"')
  expect(file.content).toMatchObject({ currency: 'EUR', pages: [{ id: pageId }] })
  expect(file.content.pages[0]).toMatchObject({ displaced: [{ version: 1 }], copies: [{ keptOn: '2026-03-02' }] })
  expect(file.content.points.filter(({ correctedBy }) => correctedBy)).toHaveLength(1)

  const eve = await world.member({ tier: 'elite' })
  const first = await taken(eve, text)
  expect(first).toMatchObject({ status: 200, body: { pages: 1, copies: 1, leftOut: [], hash: file.hash } })
  expect((await exported(eve)).file.hash).toBe(file.hash)
  const [one, other] = [await ada.call(getPage, { params }), await eve.call(getPage, { params })]
  expect(other.body.computed).toEqual(one.body.computed)
  expect(other.body).toMatchObject({ state: one.body.state, currency: 'EUR', kept: [{ keptOn: '2026-03-02' }] })
  expect((await eve.call(listNumbers)).body).toEqual((await ada.call(listNumbers)).body)

  const before = await everything(world, eve)
  const again = await taken(eve, text)
  expect(again.body).toMatchObject({ pages: 0, answers: 0, copies: 0, points: 0, hash: file.hash })
  expect(await everything(world, eve)).toEqual(before)
})

test('what stands here is kept where the file says something else, and rows of both stay', async () => {
  const { ada, word } = await fileWriter(world)
  const { text } = await exported(ada)
  const eve = await world.member({ tier: 'elite' })
  await eve.call(saveAnswers, { params, body: { field: word, value: 'mine', version: 0 } })
  await taken(eve, text)
  const answer = (await eve.call(getPage, { params })).body.answers[word]
  expect(answer?.value).toBe('from the phone')
  expect(answer?.other?.map(({ value }) => value)).toEqual(expect.arrayContaining(['mine']))
  const before = await everything(world, eve)
  await taken(eve, text)
  expect(await everything(world, eve)).toEqual(before)
  const [id = ''] = answer?.other?.map((one) => one.id) ?? []
  expect((await eve.call(dismissDisplaced, { params: { pageId, displacedId: id } })).status).toBe(204)
})

test('two imports at the same time end as one', async () => {
  const { ada } = await fileWriter(world)
  const { text, file } = await exported(ada)
  const eve = await world.member({ tier: 'elite' })
  const both = await Promise.all([taken(eve, text), taken(eve, text)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await exported(eve)).file.hash).toBe(file.hash)
})

test('a page or a module goes alone, and another member sees none of it', async () => {
  const { ada } = await fileWriter(world)
  expect((await exported(ada, pageId)).file.content.pages.map(({ id }) => id)).toEqual([pageId])
  expect((await exported(ada, 'foundation-01-founder-baseline')).file.content.pages).toHaveLength(1)
  expect((await exported(ada, 'foundation-02-customer-discovery')).file.content.pages).toHaveLength(0)
  expect((await ada.send('GET', '/api/founder-file/export?format=json&of=nowhere')).statusCode).toBe(404)
  const eve = await world.member()
  expect((await exported(eve)).file.content).toEqual({ currency: 'USD', pages: [], points: [] })
})

test('what this program has no place for is left out and named', async () => {
  const { ada } = await fileWriter(world)
  const { file } = await exported(ada)
  const eve = await world.member({ tier: 'elite' })
  const stranger = withContent(file, ({ pages: [page], ...content }) => {
    if (!page) return
    const [answer] = page.answers
    if (answer) page.answers.push({ ...answer, field: 'nowhere' }, { ...answer, field: 'constructor' })
    content.points.push({ ...content.points[0], id: 'unknown-number', key: 'nothing', correctedBy: null } as never)
    page.copies[0]?.answers.push({ field: 'gone', value: 1, mark: null })
  })
  const withPage = withContent(JSON.parse(stranger) as ExchangeFile, ({ pages }) => {
    pages.push({ id: 'no-such-page', answers: [], displaced: [], copies: [] })
  })
  const { status, body } = await taken(eve, withPage)
  expect(status).toBe(200)
  expect(body.leftOut.map(({ what }) => what)).toEqual([
    expect.stringContaining('nowhere'),
    expect.stringContaining('constructor'),
    expect.stringContaining('copy of 2026-03-02: gone'),
    'no-such-page',
    expect.stringContaining('nothing'),
  ])
  expect(body.hash).toBe(file.hash)
})

test('a page of a higher tier is left out until the tier opens it', async () => {
  const { ada } = await fileWriter(world)
  const { file } = await exported(ada)
  const locked = withContent(file, ({ pages: [page] }) => {
    if (page) page.id = 'price-rise-break-even'
  })
  const eve = await world.member()
  const { body } = await taken(eve, locked)
  expect(body).toMatchObject({
    pages: 0,
    leftOut: [{ why: expect.stringContaining('Upgrade to') }, {}, {}].slice(0, 1),
  })
  expect((await eve.call(getPage, { params: { pageId: 'price-rise-break-even' } })).status).toBe(403)
})
