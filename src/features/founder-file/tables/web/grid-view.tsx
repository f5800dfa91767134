import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { Cell } from '../../fields/web/cell.tsx'
import { isShown } from '../../fields/web/figure.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Grid } from '../../worksheets/body.ts'
import { roomOf, roomOfLabels } from './column-room.ts'
import { placeIn, titleOf } from './filled-columns.ts'
import { ReadonlyColumns } from './readonly-columns.tsx'
import { useRoom } from './use-room.ts'

/** Most devices show one of the two. */
const GridCards = lazy(() => import('./grid-cards.tsx').then((part) => ({ default: part.GridCards })))

type GridProps = { form: PageForm; grid: Grid }

/** Fixed rows under fixed columns: a table where it fits, else one column at a time. */
export function GridView({ form, grid }: GridProps) {
  const { ref, width } = useRoom()
  const [isWhole, setWhole] = useState(false)
  const needed = grid.columns.reduce((sum, { key }) => sum + roomOfColumn(form, grid, key), roomOfLabels)
  const fits = width >= needed
  return (
    <section ref={ref} aria-label={grid.label || undefined} className="space-y-3">
      <ReadonlyColumns form={form} grid={grid} />
      {fits || isWhole ? (
        <GridTable form={form} grid={grid} />
      ) : (
        <Suspense fallback={<div aria-busy className="min-h-96" />}>
          <GridCards form={form} grid={grid} />
        </Suspense>
      )}
      {!fits && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 print:hidden"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show one column at a time' : 'Show as a table'}
        </Button>
      )}
    </section>
  )
}

function roomOfColumn(form: PageForm, grid: Grid, column: string): number {
  const places = grid.rows.flatMap((row) => ('key' in row ? (placeIn(form, grid, column, row.key) ?? []) : []))
  return Math.max(84, ...places.map(roomOf))
}

function GridTable({ form, grid }: GridProps) {
  return (
    <div className="-mx-1 overflow-x-auto px-1 pb-1">
      <table className="w-full border-collapse text-sm print:table-fixed print:text-xs">
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className={classNames(labels, 'pb-1.5')}>
              {grid.label || <span className="sr-only">Line</span>}
            </th>
            {grid.columns.map(({ key, label }) => (
              <th key={key} scope="col" className="px-1 pb-1.5 text-start font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) =>
            'key' in row ? (
              <tr
                key={row.key}
                className={classNames('border-b border-line align-top', row.result && 'bg-accent-soft')}
              >
                <th scope="row" className={classNames(labels, 'py-2.5 font-semibold')}>
                  {row.label}
                  {(row.hint ?? row.note) && (
                    <span className="block font-normal text-ink-soft">{row.hint ?? row.note}</span>
                  )}
                </th>
                {grid.columns.map(({ key, label }) => {
                  const place = placeIn(form, grid, key, row.key)
                  return (
                    <td
                      key={key}
                      className={classNames('p-1', place && isShown(place) && 'px-2 py-2.5')}
                      style={{ minWidth: place && roomOf(place) }}
                    >
                      {place && (
                        <Cell
                          form={form}
                          place={place}
                          address={place.address}
                          label={`${row.label}, ${titleOf(grid, label)}`}
                          example={place.example[0]}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ) : (
              <tr key={row.heading}>
                <th
                  scope="rowgroup"
                  colSpan={grid.columns.length + 1}
                  className="legend px-1 pt-4 pb-1 text-start text-ink-soft"
                >
                  {row.heading}
                </th>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

const labels = 'sticky start-0 z-1 min-w-28 print:min-w-0 bg-sheet px-1 text-start'
