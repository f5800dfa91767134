import { Plus } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { newRowId } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Table } from '../../worksheets/body.ts'
import { roomOf } from './column-room.ts'
import type { Removed } from './row-removed.tsx'
import { TableRows } from './table-rows.tsx'
import { useRoom } from './use-room.ts'

/** Most devices show one of the two. */
const TableCards = lazy(() => import('./table-cards.tsx').then((part) => ({ default: part.TableCards })))

/** Loaded when a row is removed. */
const RowRemoved = lazy(() => import('./row-removed.tsx').then(({ RowRemoved }) => ({ default: RowRemoved })))

const mostEmpty = 5
const mostRows = 200

/** Rows that the member adds: a table where it fits, and a card for each row where it does not. */
export function TableView({ form, table }: { form: PageForm; table: Table }) {
  const headingId = useId()
  const { ref, width } = useRoom()
  const [isWhole, setWhole] = useState(false)
  const [removed, setRemoved] = useState<Removed>()
  const rows = useRows(form, table)
  const places = table.columns.flatMap(({ key }) => form.model.place.get(`${table.table}.${key}`) ?? [])
  const needed = places.reduce((sum, place) => sum + roomOf(place), table.follows ? 0 : 48)
  const fits = width >= needed
  const shown = { form, table, places, rows, onRemove: (row: string) => setRemoved(rows.remove(row)) }
  const isFull = rows.ids.length >= (table.most ?? mostRows)
  return (
    <section ref={ref} aria-labelledby={table.label ? headingId : undefined} className="space-y-3">
      {table.label && (
        <p id={headingId} className="font-display text-lg font-medium">
          {table.label}
        </p>
      )}
      {table.hint && <p className="text-sm text-ink-soft">{table.hint}</p>}
      {fits || isWhole ? (
        <TableRows {...shown} />
      ) : (
        <Suspense fallback={<div aria-busy className="min-h-96" />}>
          <TableCards {...shown} />
        </Suspense>
      )}
      <div role="status" className="empty:hidden print:hidden">
        {removed && (
          <Suspense>
            <RowRemoved
              key={removed.row}
              removed={removed}
              onUndo={rows.putBack}
              onGone={() => setRemoved(undefined)}
            />
          </Suspense>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
        {!table.follows && form.isOpen && (
          <Button variant="secondary" size="sm" onClick={rows.add} disabled={isFull}>
            <Plus aria-hidden />
            Add a row
          </Button>
        )}
        {!fits && (
          <Button variant="ghost" size="sm" className="-ms-3" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show as cards' : 'Show as a table'}
          </Button>
        )}
      </div>
    </section>
  )
}

export type Rows = ReturnType<typeof useRows>

/** The rows there are, and empty ones to begin with, which become rows once something is typed in them. */
function useRows(form: PageForm, { table, rows: atFirst, follows }: Table) {
  const [spare, setSpare] = useState(() => Array.from({ length: Math.min(atFirst, mostEmpty) }, newRowId))
  const own = form.rows(follows ?? table)
  const empty = follows ? [] : spare.filter((id) => !own.includes(id)).slice(0, Math.max(0, spare.length - own.length))
  const ids = [...own, ...empty]
  return {
    ids,
    /** Called before a cell is written: its row has to be there. Rows above it keep their places. */
    begin: (row: string) => {
      if (!follows && !form.rows(table).includes(row)) form.setRows(table, ids.slice(0, ids.indexOf(row) + 1))
    },
    add: () => {
      const id = newRowId()
      setSpare([...empty, id])
      form.setRows(table, [...ids, id])
    },
    remove: (row: string): Removed => {
      const rest = own.filter((id) => id !== row)
      if (rest.length < own.length) form.setRows(table, rest)
      setSpare(spare.filter((id) => id !== row))
      return { row, at: own.indexOf(row) }
    },
    /** An empty row that was never begun comes back as one. */
    putBack: ({ row, at }: Removed) =>
      at < 0 ? setSpare([...spare, row]) : form.setRows(table, own.toSpliced(at, 0, row)),
  }
}
