import { referencesOf } from '../calculator/formula.ts'
import { parseFormula } from '../calculator/parse-formula.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import { named } from '../worksheets/references.ts'

/** The places that are filled in and that a result follows from, by whatever results lie between. */
export function typedBehind({ places, blocks }: Pick<Worksheet, 'places' | 'blocks'>, address: string): Set<string> {
  const byAddress = new Map(places.map((place) => [place.address, place]))
  const seen = new Set<string>()
  const typed = new Set<string>()
  const follow = (one: string) => {
    const place = byAddress.get(one)
    if (!place || seen.has(one)) return
    seen.add(one)
    if (place.formula === undefined) typed.add(one)
    for (const next of namedBy(place, blocks)) follow(next)
  }
  follow(address)
  return typed
}

function namedBy(place: Place, blocks: Worksheet['blocks']): readonly string[] {
  const parsed = parseFormula(place.formula ?? '')
  return parsed.ok
    ? referencesOf(parsed.formula).flatMap(({ parts }) => named(parts, place, blocks)?.addresses ?? [])
    : []
}
