import { referencesOf } from '../../../src/features/founder-file/calculator/formula.ts'
import { parseFormula } from '../../../src/features/founder-file/calculator/parse-formula.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'
import { named } from '../../../src/features/founder-file/worksheets/references.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

/** Every formula can be read, every reference leads somewhere, and no value waits for itself. */
export function formulaFaults(page: Worksheet, content: Content): Fault[] {
  const computed = page.places.filter(({ formula }) => formula !== undefined)
  const wrong = computed.flatMap((place) =>
    wrongWith(place, page).map((says) => pageFault(content, page, place.formula ?? '', `${place.address}: ${says}`)),
  )
  if (wrong.length > 0) return wrong
  const circle = circleIn(new Map(computed.map((place) => [place.address, needsOf(place, page)])))
  if (!circle) return []
  const says = `${circle.join(' needs ')}: a circle, so that none of them has a value.`
  return [pageFault(content, page, circle[0]?.split('.').at(-1) ?? '', says)]
}

function wrongWith(place: Place, page: Worksheet): string[] {
  const text = place.formula ?? ''
  const parsed = parseFormula(text)
  if (!parsed.ok) return [`${parsed.says} (“${text}”, character ${parsed.at + 1})`]
  const known = new Set(page.places.map(({ address }) => address))
  return referencesOf(parsed.formula).flatMap(({ text: written, parts }) => {
    const to = named(parts, place, page.blocks)
    if (!to) return [`[${written}] leads nowhere.`]
    return to.addresses
      .filter((one) => !known.has(one))
      .map((one) => `[${written}] needs ${one}, a cell that this page doesn't have.`)
  })
}

function needsOf(place: Place, page: Worksheet): readonly string[] {
  const parsed = parseFormula(place.formula ?? '')
  if (!parsed.ok) return []
  return referencesOf(parsed.formula).flatMap(({ parts }) => named(parts, place, page.blocks)?.addresses ?? [])
}

/** The first chain of places that comes back to where it began. */
function circleIn(needs: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (address: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(address)) return [...path.slice(path.indexOf(address)), address]
    if (done.has(address)) return undefined
    for (const next of needs.get(address) ?? []) {
      const circle = walk(next, [...path, address])
      if (circle) return circle
    }
    done.add(address)
    return undefined
  }
  for (const address of needs.keys()) {
    const circle = walk(address, [])
    if (circle) return circle
  }
  return undefined
}
