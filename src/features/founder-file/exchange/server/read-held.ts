import type { MemberContext } from '#platform/server/context.ts'
import type { StoredValue } from '../../pages/apply-save.ts'
import { readErased } from '../../pages/server/erasing/erased-version.ts'
import type { HeldPage } from './merge-page.ts'
import { toldDisplaced } from './read-content.ts'
import { readCopyIds, readWritten } from './read-rows.ts'

/** What is here of some pages. A copy's id is good once in the whole file. */
export async function readHeld(
  ctx: MemberContext,
  pageIds: ReadonlySet<string>,
): Promise<(pageId: string) => HeldPage> {
  const { answers, displaced } = await readWritten(ctx)
  const erased = await readErased(ctx)
  const unwritten = (pageId: string) => ({ value: null, version: erased.get(pageId) ?? 0 })
  const copyIds = new Set((await readCopyIds(ctx)).map(({ id }) => id))
  const answersOf = Map.groupBy(answers, ({ pageId }) => pageId)
  const displacedOf = Map.groupBy(displaced, ({ pageId }) => pageId)
  const held = new Map(
    [...pageIds].map((id) => [
      id,
      {
        fields: new Map(
          (answersOf.get(id) ?? []).map(({ pageId: _, field, value, ...rest }) => [
            field,
            { ...rest, value: JSON.parse(value) as StoredValue },
          ]),
        ),
        unwritten: unwritten(id),
        displaced: (displacedOf.get(id) ?? []).map(toldDisplaced),
        copyIds,
      },
    ]),
  )
  return (pageId) => held.get(pageId) ?? { fields: new Map(), unwritten: unwritten(pageId), displaced: [], copyIds }
}
