import { ContentMistake, type ContentReader, deepFreeze } from '#platform/server/content-files.ts'
import { sourceParts } from '../../pages/addresses.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { PlanFile, type PlanLine } from '../plan.content.ts'

const file = 'plan.yaml'

/** Reads which fields the plan is composed from; every one of them has to be on its page. */
export function loadPlan(reader: ContentReader, pageById: ReadonlyMap<string, Worksheet>): PlanFile {
  const plan = reader.yaml(file, PlanFile)
  const mistakes = Object.entries(plan).flatMap(([box, { lines }]) =>
    lines.flatMap((line) =>
      faultsOf(line, pageById).map(({ at, says }) => reader.mistake(file, at, `${box}: ${says}`)),
    ),
  )
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return deepFreeze(plan)
}

type Fault = { at: string; says: string }

function faultsOf({ from, by }: PlanLine, pageById: ReadonlyMap<string, Worksheet>): Fault[] {
  return from.flatMap((source) => {
    const { pageId, address } = sourceParts(source)
    const page = pageById.get(pageId)
    if (!page) return [{ at: source, says: `there is no page ${pageId}. Use the id of a file in worksheets/.` }]
    const place = page.places.find((one) => one.address === address)
    if (!place)
      return [
        { at: source, says: `${pageId} has no field ${address}. Use a field's key, grid.column.row or table.column.` },
      ]
    const isNamed = by === undefined || page.places.some((one) => one.address === `${place.block}.${by}`)
    return isNamed
      ? []
      : [{ at: source, says: `by: ${place.block} has no column ${by}. Use the key of one of its columns.` }]
  })
}
