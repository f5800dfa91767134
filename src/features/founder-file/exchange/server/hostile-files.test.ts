import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, exported, fileWriter, taken, withContent } from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('a hostile file is refused in words, and nothing changes', async () => {
  const { ada } = await fileWriter(world)
  const { file, text } = await exported(ada)
  const before = await everything(world, ada)
  const files: [string, string][] = [
    ['not JSON', 'PK\u0003\u0004'],
    ['nothing', ''],
    ['another JSON', '{"pages": []}'],
    ['a list', '[]'],
    ['too deep', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['a deep value', text.replace('"from the phone"', `${'{"order":'.repeat(50_000)}1${'}'.repeat(50_000)}`)],
    ['a changed file', text.replace('from the phone', 'from the moon')],
    ['a prototype key', text.replace('"content":{', '"content":{"__proto__":{"x":1},')],
    ['a prototype at the top', text.replace('{', '{"__proto__":{"format":"founder-file"},')],
    ['a wrong type', withContent(file, (content) => Object.assign(content.pages[0] ?? {}, { answers: 'x' }))],
    ['another version', text.replace('"version":1}', '"version":2}')],
    ['a page twice', withContent(file, ({ pages }) => void pages.push(...pages))],
    ['a field twice', withContent(file, ({ pages: [page] }) => void page?.answers.push(...page.answers))],
    [
      'too many answers',
      withContent(file, ({ pages: [page] }) => {
        const [answer] = page?.answers ?? []
        if (page && answer) page.answers = Array.from({ length: 6001 }, (_, n) => ({ ...answer, field: `f_${n}` }))
      }),
    ],
    [
      'a circle of corrections',
      withContent(file, ({ points }) => {
        const [point] = points
        if (point)
          points.push(
            { ...point, id: 'circle-one', correctedBy: 'circle-two' },
            { ...point, id: 'circle-two', correctedBy: 'circle-one' },
          )
      }),
    ],
    ['a character that no database takes', text.replace('from the phone', 'from \\u0000')],
    ['a number as large as none', text.replace('4100', '1e999')],
  ]
  for (const [name, body] of files) {
    const { status, body: told } = await taken(ada, body)
    expect([name, status, told.code]).toEqual([name, 400, 'founder-file.importUnreadable'])
    expect(told.message).toMatch(/^file: \S.{10,}/)
  }
  expect((await taken(ada, 'x'.repeat(5_000_001))).status).toBe(413)
  expect(await everything(world, ada)).toEqual(before)
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})
