import { Fragment, lazy, Suspense, useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { programDayNow } from '#platform/web/version-sync.ts'
import { AllStillTrue } from '../../fields/web/all-still-true.tsx'
import { Cell } from '../../fields/web/cell.tsx'
import { CellLine } from '../../fields/web/cell-line.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Grid } from '../../worksheets/body.ts'
import { roomOf, roomOfLabels } from './column-room.ts'
import { columnOfToday, valuesBefore } from './columns-by-turn.ts'
import { isFilled, isTyped, placeIn, titleOf, typedPlaces } from './filled-columns.ts'
import { bringIntoSight } from './in-sight.ts'
import { useRoom } from './use-room.ts'

const RepeatFigure = lazy(() => import('./repeat-figure.tsx').then((part) => ({ default: part.RepeatFigure })))

type GridProps = { form: PageForm; grid: Grid }

/** Fixed rows under fixed columns: a table where it fits, else one column at a time. */
export function GridView({ form, grid }: GridProps) {
  const { ref, width } = useRoom()
  const [isWhole, setWhole] = useState(false)
  const needed = grid.columns.reduce((sum, { key }) => sum + roomOfColumn(form, grid, key), roomOfLabels)
  const fits = width >= needed
  return (
    <section ref={ref} aria-label={grid.label || undefined} className="space-y-3">
      {fits || isWhole ? <GridTable form={form} grid={grid} /> : <GridCards form={form} grid={grid} />}
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
                      className={classNames('p-1', place?.formula !== undefined && 'px-2 py-2.5')}
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

/** One column at a time, chosen above. */
function GridCards({ form, grid }: GridProps) {
  const headingId = useId()
  const [chosen, setChosen] = useState(() => {
    const is = {
      typed: (key: string) => isTyped(form, grid, key),
      filled: (key: string) => isFilled(form, grid, key),
    }
    return columnOfToday(grid, is, { today: programDayNow(), keptOn: form.filled.page.keepOn })
  })
  const column = grid.columns.find(({ key }) => key === chosen)
  if (!column) return null
  const title = titleOf(grid, column.label)
  return (
    <>
      {grid.columns.length > 1 && (
        <fieldset className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1 print:hidden">
          <legend className="sr-only">Column</legend>
          {grid.columns.map(({ key, label }) => (
            <button
              key={key}
              ref={key === chosen ? bringIntoSight : null}
              type="button"
              aria-pressed={key === chosen}
              onClick={() => setChosen(key)}
              className={classNames(
                'min-h-11 shrink-0 rounded-md border px-3 text-sm whitespace-nowrap',
                key === chosen ? 'border-ink bg-ink font-semibold text-paper' : 'border-line-strong bg-sheet',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <section aria-labelledby={headingId} className="space-y-4 rounded-md border border-line p-3">
        <p id={headingId} className="font-display text-lg font-medium">
          {title}
        </p>
        <AllStillTrue form={form} places={typedPlaces(form, grid, column.key)} />
        {grid.rows.map((row) => {
          if (!('key' in row))
            return (
              <p key={row.heading} className="legend pt-2 text-ink-soft">
                {row.heading}
              </p>
            )
          const place = placeIn(form, grid, column.key, row.key)
          if (!place) return <Fragment key={row.key} />
          return (
            <CellLine
              key={`${row.key} ${column.key}`}
              label={row.label}
              hint={row.hint ?? row.note}
              before={place.formula === undefined ? valuesBefore(form, grid, column, row.key) : undefined}
              isComputed={place.formula !== undefined}
            >
              {(id) => (
                <>
                  <Cell
                    form={form}
                    place={place}
                    address={place.address}
                    label={`${row.label}, ${title}`}
                    example={place.example[0]}
                    id={id}
                  />
                  {grid.repeats && place.formula === undefined && (
                    <Suspense fallback={<div className="min-h-11" />}>
                      <RepeatFigure form={form} grid={grid} place={place} label={`${row.label}, ${title}`} />
                    </Suspense>
                  )}
                </>
              )}
            </CellLine>
          )
        })}
      </section>
    </>
  )
}
