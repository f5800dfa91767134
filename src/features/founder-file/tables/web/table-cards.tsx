import { CellLine } from '../../fields/web/cell-line.tsx'
import { PinnedFigures } from './pinned-figures.tsx'
import { RemoveRow, RowCell, rowName, type TableShown } from './table-rows.tsx'

/** A table where it doesn't fit: totals first, then a card for each row. */
export function TableCards(shown: TableShown) {
  const { form, table, places, rows, onRemove } = shown
  return (
    <>
      <Totals {...shown} />
      <ol className="space-y-3 [&_:is(input,textarea,select,button)]:scroll-mt-24">
        {rows.ids.map((row, index) => (
          <li key={row} className="rounded-md border border-line p-3">
            <div className="flex items-center justify-between">
              <span className="legend text-ink-soft">{index + 1}</span>
              {form.isOpen && !table.follows && (
                <RemoveRow name={rowName(shown, row, index)} onRemove={() => onRemove(row)} />
              )}
            </div>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-start gap-3">
              {places.map((place) => (
                <CellLine key={place.address} label={place.label} isComputed={place.formula !== undefined}>
                  {(id) => <RowCell shown={shown} place={place} row={row} index={index} id={id} />}
                </CellLine>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Totals({ form, table, places }: TableShown) {
  const totals = table.totals.flatMap(({ key, label }) => {
    const found = places.flatMap(({ column = '', label: name }) => {
      const place = form.model.place.get(`${table.table}.${column}.${key}`)
      return place ? [{ place, name }] : []
    })
    return found.map(({ place, name }) => ({ place, words: found.length > 1 ? `${label}: ${name}` : label }))
  })
  return <PinnedFigures form={form} figures={totals} />
}
