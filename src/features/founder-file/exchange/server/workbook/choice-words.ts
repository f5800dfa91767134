import { parseFormula } from '../../../calculator/parse-formula.ts'
import { printFormula } from '../../../calculator/print-formula.ts'
import type { Value } from '../../../worksheets/kinds.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import type { Place } from '../../../worksheets/places.ts'
import { named } from '../../../worksheets/references.ts'

/** How a choice stands in its sheet, and what is offered there. */
export type Chosen = { choices: readonly (string | number)[]; shown: (value: Value) => Value }

/** Spreadsheets part a list by commas, and take so many characters of it. */
const longestList = 250
export const isList = (choices: readonly (string | number)[]) =>
  choices.join(',').length <= longestList && !choices.some((one) => /[,"]/.test(String(one)))

/** A choice stands in words; where a formula compares it, or words can't be a list, as its key. */
export function choiceWords(page: Worksheet): (place: Place) => Chosen | undefined {
  const isRead = addressesRead(page)
  return ({ kind, choices, address }) => {
    if (kind !== 'choice' || choices === undefined) return undefined
    if (Array.isArray(choices)) return { choices, shown: (value) => value }
    const words = choices as Record<string, string>
    if (isRead.has(address) || !isList(Object.values(words))) {
      return { choices: Object.keys(words), shown: (value) => value }
    }
    return { choices: Object.values(words), shown: (value) => words[String(value)] ?? value }
  }
}

/** Every place that a formula of the page names. */
function addressesRead(page: Worksheet): ReadonlySet<string> {
  const read = new Set<string>()
  for (const place of page.places) {
    const parsed = place.formula === undefined ? undefined : parseFormula(place.formula)
    if (!parsed?.ok) continue
    printFormula(parsed.formula, ({ parts }) => {
      for (const address of named(parts, place, page.blocks)?.addresses ?? []) read.add(address)
      return ''
    })
  }
  return read
}
