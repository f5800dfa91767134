import { choiceValues } from '../../../src/features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'

/** By its name what a key holds: a kind, and where one chooses the values that are stored: `choice of yes | no`. */
export type Keys = Record<string, string>

/** Fields, columns and rows; a field whose value is computed keeps no answers. */
export function keysOf(page: Worksheet): Keys {
  const typed = page.places.filter(({ formula }) => formula === undefined)
  const chosen = typed.filter(({ kind }) => kind === 'choice')
  const choices = new Map(chosen.map((place) => [chosenAt(page, place), choiceValues(place.choices).map(String)]))
  return Object.fromEntries(Object.entries(kindsOf(typed)).map(([key, kind]) => [key, heldAs(kind, choices.get(key))]))
}

function kindsOf(places: readonly Place[]): Keys {
  const kinds: Keys = {}
  for (const place of places) {
    const { row, kind } = place
    const parts = row === undefined ? [place.address] : [columnOf(place), `${place.block}.${row}`]
    for (const [index, part] of parts.entries())
      kinds[part] = parts.length === 2 && index === 0 ? 'column' : (kinds[part] ?? kind)
  }
  return kinds
}

const columnOf = ({ block, column }: Place) => `${block}.${column}`

/** The key whose definition has the choices. */
function chosenAt({ blocks }: Worksheet, place: Place): string {
  if (place.row === undefined) return place.address
  const held = blocks.get(place.block)
  const column = held?.what === 'grid' ? held.grid.columns.find(({ key }) => key === place.column) : undefined
  return column?.choices ? columnOf(place) : `${place.block}.${place.row}`
}

const heldAs = (kind: string, values: readonly string[] = []) =>
  values.length > 0 ? `${kind} of ${values.join(' | ')}` : kind

function partsOf(held: string): { kind: string; values: string[] } {
  const [, kind = held, values] = /^(.+?) of (.+)$/.exec(held) ?? []
  return { kind, values: values?.split(' | ') ?? [] }
}

/** What became of a key that is there: another kind, or values that are gone or new. A list from before has no values. */
export function changeOf(before: string, now: string): { kinds?: string; gone: string[]; added: string[] } {
  const [was, is] = [partsOf(before), partsOf(now)]
  return {
    ...(was.kind === is.kind ? {} : { kinds: `${was.kind} and now holds ${is.kind}` }),
    gone: was.values.filter((value) => !is.values.includes(value)),
    added: was.values.length > 0 ? is.values.filter((value) => !was.values.includes(value)) : [],
  }
}

/** Whether every answer to the one is an answer to the other. */
export function fits(before: string, now: string): boolean {
  const { kinds, gone } = changeOf(before, now)
  return kinds === undefined && gone.length === 0
}

/** With the values that are new; those that vanished stay, since answers may hold them. */
export function withNewValues(before: string, now: string): string {
  const [was, is] = [partsOf(before), partsOf(now)]
  return was.kind === is.kind ? heldAs(was.kind, [...new Set([...is.values, ...was.values])]) : before
}
