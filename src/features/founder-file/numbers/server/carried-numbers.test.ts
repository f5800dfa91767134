import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { keepPage } from '../../snapshots/snapshots.contract.ts'
import { listNumbers } from '../numbers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const points = async (member: TestMember, key: string) =>
  (await member.call(listNumbers)).body.numbers
    .find((number) => number.key === key)
    ?.points.map(({ onDay, value, mark, pageId }) => ({ onDay, value, mark, pageId }))

/** An earlier page's place, where it is typed. */
function typedAt(source: string) {
  const [earlier = '', ...rest] = source.split('.')
  const place = world.services.worksheets.pageById
    .get(earlier)
    ?.places.find(({ address }) => address === rest.join('.'))
  return place && !place.formula ? { earlier, source: place.address } : undefined
}

/** A place of the page that is carried over from an earlier one and measures a number, and where it comes from. */
function carriedPlace(pageId: string) {
  const { pageById } = world.services.worksheets
  const measured = (pageById.get(pageId)?.places ?? []).filter(
    ({ metric, formula, isReadonly }) => metric && !formula && !isReadonly,
  )
  for (const { address, metric = '', day, from } of measured) {
    const found = from.map(typedAt).find((place) => place !== undefined)
    if (found) return { address, metric, day, ...found }
  }
  throw new Error(`${pageId} carries no number over`)
}

test.each(['day-60-review', 'day-120-review', 'day-180-review'])(
  'what %s carries over is no point until it is confirmed, and then one of its own',
  async (pageId) => {
    const ada = await world.member({ tier: 'elite' })
    const { address, metric, day, earlier, source } = carriedPlace(pageId)
    const save = (page: string, field: string, value: unknown, version = 0) =>
      ada.call(saveAnswers, { params: { pageId: page }, body: { field, value, version, mark: 'C' } } as never)
    await save(earlier, source, 540)
    const first = await points(ada, metric)
    expect(first).toMatchObject([{ value: 540, pageId: earlier }])

    const { page, carried } = (await ada.call(getPage, { params: { pageId } })).body
    expect(carried[address]?.value).toBe(540)
    const text = page.fields.find(({ kind, computed, key }) => kind === 'long text' && !computed && !key.includes('.'))
    expect((await save(pageId, text?.key ?? 'elsewhere', 'Something else on the page')).status).toBe(200)
    await ada.call(keepPage, { params: { pageId }, body: {} })
    expect(await points(ada, metric)).toEqual(first)

    await save(pageId, address, 540)
    const confirmed = (await points(ada, metric)) ?? []
    expect(confirmed.filter((point) => point.pageId === pageId)).toMatchObject([{ value: 540 }])
    if (day !== undefined) expect(confirmed.find((point) => point.pageId === pageId)?.onDay).toBe(day)
    await save(pageId, address, null, 1)
    expect(await points(ada, metric)).toEqual(first)
  },
)
