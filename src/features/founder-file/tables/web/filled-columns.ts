import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Grid } from '../../worksheets/body.ts'
import type { Place } from '../../worksheets/places.ts'

export const placeIn = ({ model }: PageForm, { grid }: Grid, column: string, row: string) =>
  model.place.get(`${grid}.${column}.${row}`)

export const typedPlaces = (form: PageForm, grid: Grid, column: string) =>
  grid.rows
    .flatMap((row) => ('key' in row ? (placeIn(form, grid, column, row.key) ?? []) : []))
    .filter(({ formula, isReadonly }) => formula === undefined && !isReadonly)

export const isTyped = (form: PageForm, grid: Grid, column: string) => typedPlaces(form, grid, column).length > 0

/** Something was written there, and nothing is missing that the page asks for. */
export const isFilled = (form: PageForm, grid: Grid, column: string) => {
  const places = typedPlaces(form, grid, column)
  const isThere = ({ address }: Place) => form.value(address) !== null || form.filled.carried[address] !== undefined
  return (
    places.some(({ address }) => form.value(address) !== null) &&
    places.every((place) => !place.required || isThere(place))
  )
}

/** `13` under *Week* is *Week 13*. */
export const titleOf = ({ label }: Grid, column: string): string =>
  /^\d+$/.test(column) ? `${label} ${column}`.trim() : column
