import type { Value } from '../calculator/value.ts'
import { hasCause, hasDay, hasFigure, hasPerson, hasTwoFigures } from '../critique/figures.ts'
import type { Mark } from './kinds.ts'
import type { Worksheet } from './pages.ts'
import type { Place } from './places.ts'
import type { named as namedThings, Rule } from './rules.ts'
import { type Answers, workOut } from './work-out.ts'

type Marks = ReadonlyMap<string, Mark>
export type Filled = { page: Pick<Worksheet, 'places' | 'blocks'>; answers: Answers; marks: Marks }

/** The sentences of the rules that some answers don't keep. A field that is still empty breaks none but `counted`, `rows` and `ticked`. */
export function missingIn(rules: readonly Rule[], filled: Filled): string[] {
  return rules.filter((rule) => !keeps(rule, filled)).map(({ says }) => says)
}

export function keeps(rule: Rule, filled: Filled): boolean {
  if ('holds' in rule) return workOut(filled.page, filled.answers).test(rule.holds) !== false
  if ('counted' in rule) return countedIn(rule.in, filled) >= rule.counted
  if ('rows' in rule) return rule.in.every((table) => begun(table, filled) >= rule.rows)
  const held = rule.in.flatMap((key) => valuesIn(key, filled))
  if ('ticked' in rule) return held.length > 0 && held.every((value) => value === true)
  const texts = held.map(String).filter((text) => text.trim() !== '')
  if ('words' in rule) return texts.every((text) => text.split(/\s+/).length <= rule.words)
  return texts.every((text) => names[rule.names](text))
}

const names: Record<(typeof namedThings)[number], (text: string) => boolean> = {
  number: hasFigure,
  'two numbers': hasTwoFigures,
  cause: hasCause,
  date: hasDay,
  person: hasPerson,
}

export const inKey = (key: string) => (place: Place) => place.block === key || place.address === key

function countedIn(keys: readonly string[], { page, marks }: Filled): number {
  const places = page.places.filter((place) => place.mark && keys.some((key) => inKey(key)(place)))
  return new Set(places.filter(({ address }) => marks.get(address) === 'C').map(({ address, row }) => row ?? address))
    .size
}

const begun = (table: string, { answers }: Filled) =>
  answers.rows.get(table)?.filter((row) => Object.values(row).some((value) => value !== '')).length ?? 0

function valuesIn(key: string, { page, answers }: Filled): Value[] {
  return page.places.filter(inKey(key)).flatMap(({ address, block, column, row }) => {
    if (column !== undefined && row === undefined)
      return answers.rows.get(block)?.flatMap((cells) => cells[column] ?? []) ?? []
    const value = answers.values.get(address)
    return value === undefined ? [] : [value]
  })
}
