import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { maxAnswersPerSave, type Save, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { TestMember, World } from '../../tests/world/world.ts'

const Value = z.union([z.string(), z.number(), z.boolean()])
const Row = z.record(z.string(), Value)
const File = z.record(z.string(), z.strictObject({ values: Row, rows: z.record(z.string(), z.array(Row)).default({}) }))

/** A founder who wrote what stands in a file: by page its fields, and the rows of its tables. */
export async function founderOfFile(world: World, file: string): Promise<TestMember> {
  const founder = await world.member({ tier: 'elite' })
  for (const [pageId, { values, rows }] of Object.entries(File.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
    const all = [
      ...Object.entries(values).map(([field, value]) => save(field, value)),
      ...Object.entries(rows).flatMap(([table, lines]) => savesOf(world, { pageId, table, lines })),
    ]
    for (let at = 0; at < all.length; at += maxAnswersPerSave) {
      const body = { answers: all.slice(at, at + maxAnswersPerSave) }
      const { status } = await founder.call(saveAnswers, { params: { pageId }, body } as never)
      if (status !== 200) throw new Error(`${pageId}: ${status}`)
    }
  }
  return founder
}

const save = (field: string, value: unknown) => ({ field, value, version: 0 }) as Save

type Table = { pageId: string; table: string; lines: readonly z.infer<typeof Row>[] }

function savesOf({ services }: World, { pageId, table, lines }: Table): Save[] {
  const block = services.worksheets.pageById.get(pageId)?.blocks.get(table)
  // The rows of a table that follows another are the other's.
  const isFollowing = block?.what === 'table' && block.table.follows !== undefined
  return [
    ...(isFollowing ? [] : [save(table, { order: lines.map((_, at) => `row${at}`) })]),
    ...lines.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => save(`${table}.row${at}.${column}`, value)),
    ),
  ]
}
