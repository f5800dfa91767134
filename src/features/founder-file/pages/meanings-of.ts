import { isFault } from '../calculator/value.ts'
import { digitsOf, type Kind } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Meaning } from '../worksheets/rules.ts'
import { type Answers, workOut } from '../worksheets/work-out.ts'
import { figureText, placeText } from './figure-text.ts'

type Page = Pick<Worksheet, 'places' | 'blocks'>

/** `{price}`, `{grid.column.row}`, or a formula behind its kind: `{hours: [goal]/[per_hour]}`. */
const parts = /\{(?:(money|number|percent|hours|date): )?([^{}]+)\}/g

/** What a sentence names: places, and formulas with their kinds. */
export const partsOf = ({ says }: Meaning): { kind: Kind | undefined; of: string }[] =>
  [...says.matchAll(parts)].map(([, kind, of = '']) => ({ kind: kind as Kind | undefined, of }))

/** What the page's own figures mean, in sentences; one of which a figure is missing is left out. */
export function meaningsOf(page: Page, meanings: readonly Meaning[], answers: Answers, currency: string): string[] {
  const { at, test } = workOut(page, answers)
  const places = new Map(page.places.map((place) => [place.address, place]))
  const textOf = (kind: Kind | undefined, of: string): string | undefined => {
    const place = places.get(of)
    const value = kind ? test(of) : at(of)
    if (isFault(value) || value === null || value === '' || (!kind && !place)) return undefined
    if (place && !kind) return placeText(value, place, currency)
    return figureText(value, { kind: kind ?? 'number', digits: digitsAt(kind ?? 'number', value) }, currency)
  }
  return meanings.flatMap((meaning) => {
    if (meaning.when !== undefined && test(meaning.when) !== true) return []
    const told = partsOf(meaning).map(({ kind, of }) => textOf(kind, of))
    if (told.some((text) => text === undefined)) return []
    return [meaning.says.replace(parts, () => told.shift() ?? '').replace(ofOne, '1 $1')]
  })
}

/** `1 months`, and not `11 months` or `4.1 months`. */
const ofOne = /(?<![\d.,])1 ((?:new )?(?:month|week|day|customer|sale))s\b/g

/** A small sum has its cents: what an hour leaves is $1.67. */
const digitsAt = (kind: Kind, value: unknown) =>
  kind === 'money' && typeof value === 'number' && Math.abs(value) < 1000
    ? 2
    : digitsOf(kind, kind === 'number' ? 1 : undefined)
