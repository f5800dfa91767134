import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'

type At = { pageId: string; address: string }

/** Content never changes while it is served. */
const known = new WeakMap<readonly Worksheet[], ReadonlyMap<string, readonly At[]>>()

/** Where else the same thing stands: the places that a place is carried over from, or that carry it over. */
export function linkedPlaces(pages: readonly Worksheet[], { pageId, address }: At): readonly At[] {
  const before = known.get(pages) ?? linksOf(pages)
  known.set(pages, before)
  return before.get(`${pageId}.${address}`) ?? []
}

function linksOf(pages: readonly Worksheet[]): Map<string, At[]> {
  const links = new Map<string, At[]>()
  const add = (from: At, to: At) => links.getOrInsertComputed(`${from.pageId}.${from.address}`, () => []).push(to)
  for (const { id: pageId, places } of pages)
    for (const { address, from } of places)
      for (const source of from) {
        const other = sourceParts(source)
        add({ pageId, address }, other)
        add(other, { pageId, address })
      }
  return links
}
