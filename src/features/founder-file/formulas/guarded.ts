import { type Formula, type Reference, referencesOf } from '../calculator/formula.ts'
import { isNumeric } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import { type Here, named } from '../worksheets/references.ts'

type Page = Pick<Worksheet, 'places' | 'blocks'>

/**
 * The formula, with no result while a number that it needs is still empty: a required one that was never filled in
 * isn't 0, a date that wasn't isn't a day of 1899, and a result that isn't there is neither more nor less than anything.
 * What the formula asks for itself, by `=""` or COUNT, is left to it.
 */
export function guarded(formula: Formula, here: Here, { places, blocks }: Page): Formula {
  const asked = new Set(askedIn(formula))
  const used = { factors: new Set(factorsOf(formula)), compared: new Set(comparedIn(formula)) }
  const needed = new Map(
    referencesOf(formula)
      .filter((reference) => !asked.has(reference.text) && isNeeded(reference, used, here, { places, blocks }))
      .map((reference) => [reference.text, { kind: 'reference', reference } as const]),
  )
  if (needed.size === 0) return formula
  const count: Formula = { kind: 'call', name: 'COUNT', given: [...needed.values()] }
  const isShort: Formula = { kind: 'binary', sign: '<', left: count, right: { kind: 'value', value: needed.size } }
  return { kind: 'call', name: 'IF', given: [isShort, { kind: 'value', value: '' }, formula] }
}

type Used = Record<'factors' | 'compared', ReadonlySet<string>>

function isNeeded({ text, parts }: Reference, { factors, compared }: Used, here: Here, page: Page): boolean {
  const { places, blocks } = page
  const found = named(parts, here, blocks)
  if (found?.addresses.length !== 1 || found.rows === 'all' || parts.some((part) => part.includes(':'))) return false
  const place = places.find(({ address }) => address === found.addresses[0])
  if (!place || place.default !== undefined) return false
  // A rule of a page asks nothing of a result that isn't there yet, and without a value it would count as a text.
  if (place.formula !== undefined) return isNumeric(place.kind) && (here.block === '' || compared.has(text))
  return place.kind === 'date' || (isNumeric(place.kind) && (factors.has(text) || isRequired(place, blocks)))
}

/** Of a formula that is a product or a share, what is multiplied and divided: nothing times something is no 0. */
function factorsOf(formula: Formula): string[] {
  if (formula.kind !== 'binary' || (formula.sign !== '*' && formula.sign !== '/')) return []
  return [formula.left, formula.right].flatMap((one) => [...nameOf(one), ...factorsOf(one)])
}

/** Of a grid, a row that any column must be filled in of: day 60 isn't asked for on day 1, and is no zero either. */
function isRequired({ block, row, required }: Place, blocks: Worksheet['blocks']): boolean {
  const own = blocks.get(block)
  return own?.what === 'grid' ? own.rows.some(({ key, required }) => key === row && required !== false) : required
}

/** What is compared with "" or counted. */
function askedIn(formula: Formula): string[] {
  if (formula.kind === 'minus') return askedIn(formula.of)
  if (formula.kind === 'call')
    return [...(formula.name === 'COUNT' ? formula.given.flatMap(nameOf) : []), ...formula.given.flatMap(askedIn)]
  if (formula.kind !== 'binary') return []
  const { left, right } = formula
  const asks = isBlank(left) ? nameOf(right) : isBlank(right) ? nameOf(left) : []
  return [...asks, ...askedIn(left), ...askedIn(right)]
}

/** What stands on a side of `<`, `<=`, `>` or `>=`. */
function comparedIn(formula: Formula): string[] {
  if (formula.kind === 'minus') return comparedIn(formula.of)
  if (formula.kind === 'call') return formula.given.flatMap(comparedIn)
  if (formula.kind !== 'binary') return []
  const { sign, left, right } = formula
  const sides = isOrder(sign) ? [...nameOf(left), ...nameOf(right)] : []
  return [...sides, ...comparedIn(left), ...comparedIn(right)]
}

const isOrder = (sign: string) => ['<', '<=', '>', '>='].includes(sign)
const isBlank = (formula: Formula) => formula.kind === 'value' && formula.value === ''
const nameOf = (formula: Formula) => (formula.kind === 'reference' ? [formula.reference.text] : [])
