import type { StoredFields } from '../../pages/server/read-answers.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Ticks = Record<string, { value: boolean; version: number }>

/** What is ticked in a checklist, by today's keys: ticks of a renamed item are those of the one that took them. */
export function ticksIn(checklist: Worksheet | undefined, answers: StoredFields | undefined): Ticks {
  if (!checklist || !answers) return {}
  const before = Map.groupBy(Object.keys(checklist.renamed), (key) => checklist.renamed[key])
  return Object.fromEntries(
    checklist.places.flatMap(({ address }) => {
      const own = answers.get(address)
      if (own) return [[address, { value: own.value === true, version: own.version }]]
      const isTicked = before.get(address)?.some((key) => answers.get(key)?.value === true)
      return isTicked ? [[address, { value: true, version: 0 }]] : []
    }),
  )
}
