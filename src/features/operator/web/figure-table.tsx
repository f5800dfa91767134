import type { ReactNode } from 'react'

type FigureTableProps = {
  caption: string
  heads: readonly string[]
  /** Each row begins with what it is about. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** On a phone two figures stand side by side: for rows with many of them. */
  isDense?: boolean
}

/** Figures in rows; on a phone each row is a card with its figures named. */
export function FigureTable({ caption, heads, rows, isDense = false }: FigureTableProps) {
  return (
    <table className="block w-full border-collapse text-sm lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="legend border-b border-ink px-2 pb-2 text-left text-ink-soft lg:not-first:text-right"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr
            key={key}
            className={`border-b border-line py-3 lg:table-row lg:py-0 ${isDense ? 'grid grid-cols-2' : 'block'}`}
          >
            <th
              scope="row"
              className={`${cell} col-span-full block text-left font-semibold wrap-anywhere lg:table-cell`}
            >
              {first}
            </th>
            {rest.map((figure, at) => (
              <td key={heads[at + 1]} className={`${cell} ${named}`}>
                <span className="text-ink-soft lg:sr-only">{heads[at + 1]}</span>
                <span>{figure}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = 'px-2 py-1 align-top lg:py-2.5'
const named = 'flex items-baseline justify-between gap-4 tabular-nums lg:table-cell lg:text-right'
