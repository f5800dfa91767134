import type { SupposedValue } from '#features/founder-file/server/public.ts'
import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { OnPage } from './changes-said.ts'

const inPlaceOf =
  /\b(week|month|day) (\d+) (?:and )?(?:not|instead of|rather than)(?: in)?(?: (?:week|month|day))? (\d+)\b|\bfrom (week|month|day) (\d+) to(?: (?:week|month|day))? (\d+)\b/
const sum = /(?<![\w.,])[$€£]?(\d[\d,]*(?:\.\d+)?)(k\b)?/g

/** “My 15k in week 6, not in 4”: an amount that moves along its line of a grid. */
export function movedIn(message: string, { page, typed }: OnPage): SupposedValue[] | undefined {
  const match = inPlaceOf.exec(message)
  if (!match) return undefined
  const [to, from] = match[1] ? [match[2], match[3]] : [match[6], match[5]]
  const rest = message.replace(match[0], ' ')
  const told = [...rest.matchAll(sum)].map(([, digits = '', k]) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1))
  const words = stemsOf(rest)
  const isIn = ({ block, column }: Place, named: string | undefined) => {
    const grid = page.blocks.get(block)
    return grid?.what === 'grid' && grid.grid.columns.some(({ key, label }) => key === column && label === named)
  }
  const lines = page.places.filter((place) => {
    const [value = 0] = typed.get(place.address) ?? []
    if (place.formula !== undefined || !isNumeric(place.kind) || value === 0 || !isIn(place, from)) return false
    return told.length > 0 ? told.includes(value) : stemsOf(place.label).some((stem) => words.includes(stem))
  })
  const [line, ...others] = lines
  const target = page.places.find(
    ({ block, row, ...one }) => block === line?.block && row === line.row && isIn({ ...one, block } as Place, to),
  )
  if (!line || others.length > 0 || !target) return undefined
  const [amount = 0] = typed.get(line.address) ?? []
  return [
    { address: line.address, value: 0 },
    { address: target.address, value: (typed.get(target.address)?.[0] ?? 0) + amount },
  ]
}
