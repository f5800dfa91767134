import { X } from 'lucide-react'
import { Cell } from '../../fields/web/cell.tsx'
import { Figure } from '../../fields/web/figure.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Table } from '../../worksheets/body.ts'
import type { Place } from '../../worksheets/places.ts'
import { roomOf } from './column-room.ts'
import type { Rows } from './table-view.tsx'

export type TableShown = {
  form: PageForm
  table: Table
  places: readonly Place[]
  rows: Rows
  onRemove: (row: string) => void
}

/** A table as a table. */
export function TableRows(shown: TableShown) {
  const { form, table, places, rows, onRemove } = shown
  const canRemove = form.isOpen && !table.follows
  return (
    <div className="-mx-1 overflow-x-auto px-1 pb-1">
      <table className="w-full border-collapse text-sm print:table-fixed print:text-xs">
        <thead>
          <tr className="border-b border-ink text-start align-bottom">
            {table.columns.map(({ key, label, hint }) => (
              <th key={key} scope="col" className="px-1 pb-1.5 text-start font-semibold">
                {label}
                {hint && <span className="block font-normal text-ink-soft">{hint}</span>}
              </th>
            ))}
            {canRemove && (
              <td className="w-12 print:hidden">
                <span className="sr-only">Remove</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.ids.map((row, index) => (
            <tr key={row} className="border-b border-line align-top">
              {places.map((place) => (
                <td key={place.address} className="p-1" style={{ minWidth: roomOf(place) }}>
                  <RowCell shown={shown} place={place} row={row} index={index} />
                </td>
              ))}
              {canRemove && (
                <td className="w-12 p-1 print:hidden">
                  <RemoveRow name={rowName(shown, row, index)} onRemove={() => onRemove(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {table.totals.length > 0 && (
          <tfoot>
            {table.totals.map((total) => (
              <tr key={total.key} className="bg-sunken">
                {places.map(({ column = '' }, index) => {
                  const place = form.model.place.get(`${table.table}.${column}.${total.key}`)
                  if (index === 0)
                    return (
                      <th key={column} scope="row" className="px-2 py-2.5 text-start font-semibold">
                        {total.label} {place && <Figure form={form} place={place} address={place.address} />}
                      </th>
                    )
                  return (
                    <td key={column} className="px-2 py-2.5">
                      {place && <Figure form={form} place={place} address={place.address} />}
                    </td>
                  )
                })}
                {canRemove && <td className="print:hidden" />}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowCellProps = { shown: TableShown; place: Place; row: string; index: number; id?: string }

export function RowCell({ shown: { form, rows }, place, row, index, id }: RowCellProps) {
  const begun: PageForm = {
    ...form,
    set: (...given) => {
      rows.begin(row)
      form.set(...given)
    },
  }
  return (
    <Cell
      form={begun}
      place={place}
      address={`${place.block}.${row}.${place.column}`}
      label={`${place.label}, row ${index + 1}`}
      example={place.example[index]}
      {...(id ? { id } : {})}
    />
  )
}

export function RemoveRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-4" />
      <span className="sr-only">Remove {name}</span>
    </button>
  )
}

/** A row is called by its first words. */
export function rowName({ form, places }: TableShown, row: string, index: number): string {
  const [first] = places
  const value = first && form.value(`${first.block}.${row}.${first.column}`)
  return typeof value === 'string' && value !== '' ? `row ${index + 1}, ${value}` : `row ${index + 1}`
}
