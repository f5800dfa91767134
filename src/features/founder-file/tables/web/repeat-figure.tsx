import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { Change, PageForm } from '../../form/web/use-page-form.ts'
import { placeText } from '../../pages/figure-text.ts'
import type { Grid } from '../../worksheets/body.ts'
import type { Place } from '../../worksheets/places.ts'
import { placeIn, titleOf } from './filled-columns.ts'

type RepeatFigureProps = { form: PageForm; grid: Grid; place: Place; label: string }

/** Takes a figure over into the columns after it: a rent isn’t typed for thirteen weeks. *Undo* brings back what stood there. */
export function RepeatFigure({ form, grid, place, label }: RepeatFigureProps) {
  const [before, setBefore] = useState<readonly Change[]>()
  const value = form.value(place.address)
  const mark = form.mark(place.address)
  const { columns, places } = columnsAfter(form, grid, place)
  const last = columns.at(-1)
  if (!form.isOpen || typeof value !== 'number' || !last) return null
  const until = titleOf(grid, last.label)
  const isRepeated = places.every(({ address }) => form.value(address) === value)
  const filled = (values: readonly unknown[]) => {
    const others = values.filter((one) => one !== null && one !== value).length
    return (
      others > 0 &&
      counted(others, `filled ${/^\d/.test(last.label) && grid.label ? grid.label.toLowerCase() : 'column'}`)
    )
  }
  const replaces = filled(places.map(({ address }) => form.value(address)))
  const replaced = before && filled(before.map((one) => one.value))
  const repeat = () => setBefore(form.setMany(places.map(({ address: field }) => ({ field, value, mark }))))
  const undo = () => {
    form.setMany(before ?? [])
    setBefore(undefined)
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 print:hidden">
      {!isRepeated && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          aria-label={`Repeat ${label} through ${until}`}
          onClick={repeat}
        >
          Repeat through {until}
        </Button>
      )}
      {!isRepeated && replaces && <p className="text-sm text-ink-soft">Replaces {replaces}</p>}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isRepeated &&
          before &&
          `${placeText(value, place, form.currency)} through ${until}${replaced ? `. That replaced ${replaced}.` : ''}`}
      </p>
      {isRepeated && before && (
        <Button variant="ghost" size="sm" aria-label={`Undo repeating ${label}`} onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}

function columnsAfter(form: PageForm, grid: Grid, { column = '', row = '', kind }: Place) {
  const columns = grid.columns.slice(grid.columns.findIndex(({ key }) => key === column) + 1)
  const found = columns.flatMap((one) => {
    const place = placeIn(form, grid, one.key, row)
    return place && place.formula === undefined && place.kind === kind ? [{ column: one, place }] : []
  })
  return { columns: found.map(({ column }) => column), places: found.map(({ place }) => place) }
}
