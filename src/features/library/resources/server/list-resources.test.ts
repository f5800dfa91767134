import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { downloadResource } from '../../downloads/downloads.contract.ts'
import { getResource, listFeatured, listResources } from '../resources.contract.ts'
import { resourceCategories } from '../resources.rules.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member()
})
afterAll(() => world.close())

const idsOf = async (query: Record<string, string>, member = ada) =>
  (await member.call(listResources, { query })).body.map(({ id }) => id)

test('the library is listed whole, locked resources too, with what the tier opens', async () => {
  const { status, body } = await ada.call(listResources, { query: {} })
  expect([status, body.length]).toEqual([200, world.services.library.resources.length])
  expect(body.find(({ id }) => id === 'day-one-numbers')).toMatchObject({
    category: 'Templates',
    type: 'template',
    format: 'xlsx',
    tier: 'starter',
    hasAccess: true,
    rating: null,
    downloads: 0,
    downloadedAt: null,
    createdAt: '2026-11-20T00:00:00.000Z',
    size: expect.any(Number),
  })
  expect(body.find(({ id }) => id === 'one-page-budget')).toMatchObject({ tier: 'quantum', hasAccess: false })
})

test('a tier opens its own resources and all below', async () => {
  const elite = await world.member({ tier: 'elite' })
  expect((await elite.call(listResources, { query: {} })).body.every(({ hasAccess }) => hasAccess)).toBe(true)
})

test.each(resourceCategories)('the category %s lists its own and nothing else', async (category) => {
  const { body } = await ada.call(listResources, { query: { category } })
  expect(new Set(body.map((one) => one.category))).toEqual(new Set([category]))
})

test('search looks at title and description in any case, inside the category', async () => {
  expect(await idsOf({ search: 'ONE-PAGE budget' })).toEqual(['one-page-budget'])
  expect(await idsOf({ search: 'two gates' })).toEqual(['one-page-budget'])
  expect(await idsOf({ search: 'one-page budget', category: 'Case Studies' })).toEqual([])
  expect(await idsOf({ search: '', category: 'All Resources' })).toHaveLength(world.services.library.resources.length)
  expect(await idsOf({ search: "'; drop table downloads; --" })).toEqual([])
})

test('a category that is none, and endless words, are refused', async () => {
  const category = await ada.send('GET', '/api/resources?category=Everything')
  expect([category.statusCode, category.json().details]).toEqual([400, 'category'])
  const search = await ada.send('GET', `/api/resources?search=${'x'.repeat(201)}`)
  expect([search.statusCode, search.json().details]).toEqual([400, 'search'])
})

test('three to six resources are featured', async () => {
  const { body } = await ada.call(listFeatured)
  expect(body.length).toBeGreaterThanOrEqual(3)
  expect(body.length).toBeLessThanOrEqual(6)
  expect(body.every(({ featured }) => featured)).toBe(true)
})

test('the resources of a lesson come in its order; an unknown lesson has none', async () => {
  const lesson = [...world.services.program.subModuleById.values()].find(({ resources }) => resources.length > 1)
  expect(await idsOf({ lesson: lesson?.id ?? '' })).toEqual(lesson?.resources)
  expect(await idsOf({ lesson: 'nowhere' })).toEqual([])
})

test('one resource tells how it is used, in which lessons, and how many pages can be looked at', async () => {
  const { status, body } = await ada.call(getResource, { params: { resourceId: 'one-page-budget' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ hasAccess: false, pages: 2, transcript: null })
  expect(JSON.stringify(body.about)).toContain('two thirds')
  expect(body.lessons[0]).toMatchObject({ isOpen: false, title: expect.any(String) })
})

test('a film has a transcript for whom it is open', async () => {
  const { body } = await ada.call(getResource, { params: { resourceId: 'film-ten-numbers' } })
  expect(body.transcript).toContain('Ten numbers')
  const locked = (await ada.call(listResources, { query: { category: 'Video Guides' } })).body.find(
    ({ hasAccess }) => !hasAccess,
  )
  const outside = await ada.call(getResource, { params: { resourceId: locked?.id ?? '' } })
  expect(outside.body.transcript).toBeNull()
})

test('a resource that there is not is 404', async () => {
  const { status, body } = await ada.call(getResource, { params: { resourceId: 'nothing' } })
  expect([status, body.code]).toEqual([404, 'library.notFound'])
})

test('what one member downloaded shows for them alone, the count for all', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await one.call(downloadResource, { params: { resourceId: 'day-one-numbers' } })
  const seen = async (member: TestMember) =>
    (await member.call(listResources, { query: { search: 'ten numbers' } })).body.find(
      ({ id }) => id === 'day-one-numbers',
    )
  expect(await seen(one)).toMatchObject({ downloads: 1, downloadedAt: '2026-03-02T12:00:00.000Z' })
  expect(await seen(other)).toMatchObject({ downloads: 1, downloadedAt: null })
})
