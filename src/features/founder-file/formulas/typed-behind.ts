import { referencesOf } from '../calculator/formula.ts'
import { parseFormula } from '../calculator/parse-formula.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import { named } from '../worksheets/references.ts'

type Page = Pick<Worksheet, 'places' | 'blocks'>
/** Content never changes while it is served, and every save asks. */
const known = new WeakMap<Page, Map<string, ReadonlySet<string>>>()

/** The places that are filled in and that a result follows from, by whatever results lie between. */
export function typedBehind(page: Page, address: string): ReadonlySet<string> {
  const ofPage = known.get(page) ?? new Map<string, ReadonlySet<string>>()
  known.set(page, ofPage)
  const typed = ofPage.get(address) ?? collectTyped(page, address)
  ofPage.set(address, typed)
  return typed
}

function collectTyped({ places, blocks }: Page, address: string): ReadonlySet<string> {
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
