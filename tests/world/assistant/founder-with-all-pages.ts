import { maxAnswersPerSave, type Save, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { exampleOf } from '#features/founder-file/worksheets/example.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { TestMember, World } from '../world.ts'

/** A founder who wrote on every page what the example business of the page has. */
export async function founderWithAllPages(world: World): Promise<TestMember> {
  const ada = await world.member({ tier: 'elite', firstName: 'Ada' })
  for (const page of world.services.worksheets.pages.filter(({ isChecklist }) => !isChecklist)) {
    const all = savesOf(page)
    for (let at = 0; at < all.length; at += maxAnswersPerSave) {
      const body = { answers: all.slice(at, at + maxAnswersPerSave) }
      const { status } = await ada.call(saveAnswers, { params: { pageId: page.id }, body } as never)
      if (status !== 200) throw new Error(`${page.id}: ${status}`)
    }
  }
  return ada
}

function savesOf(page: Worksheet): Save[] {
  const { values, rows } = exampleOf(page)
  const save = (field: string, value: unknown) => ({ field, value, version: 0 }) as Save
  return [
    ...[...values].map(([field, value]) => save(field, value)),
    ...[...rows].flatMap(([table, all]) => [
      // The rows of a table that follows another are the other's.
      ...(isFollowing(page, table) ? [] : [save(table, { order: all.map((_, at) => `row${at}`) })]),
      ...all.flatMap((row, at) =>
        Object.entries(row).map(([column, value]) => save(`${table}.row${at}.${column}`, value)),
      ),
    ]),
  ]
}

function isFollowing({ blocks }: Worksheet, key: string): boolean {
  const block = blocks.get(key)
  return block?.what === 'table' && block.table.follows !== undefined
}
