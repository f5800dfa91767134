import { type ReactNode, useId } from 'react'

type ChartFigureProps = {
  title: string
  /** What the chart shows, in a sentence. */
  says: string
  columns: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  children: ReactNode
}

/** A chart with its text alternatives: a sentence, and the full table behind a disclosure. */
export function ChartFigure({ title, says, columns, rows, children }: ChartFigureProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{says}</p>
      <div className="mt-4">{children}</div>
      <details className="mt-2 text-sm">
        <summary className="py-1 font-semibold text-ink-soft">As a table</summary>
        <table className="mt-2 w-full max-w-xs tabular-nums">
          <thead>
            <tr className="border-b border-ink text-left">
              <th scope="col" className="py-1.5">
                {columns[0]}
              </th>
              <th scope="col" className="py-1.5 text-right">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td className="py-1 text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
