import { floor, frame, yOf } from './frame.ts'

/** Three ruled lines with their figures. */
export function Grid({ top, unit = '' }: { top: number; unit?: string }) {
  const marks = Number.isInteger(top / 2) ? [0, top / 2, top] : [0, top]
  return (
    <>
      {marks.map((mark) => (
        <g key={mark}>
          <line
            x1={frame.left}
            x2={frame.width - frame.right}
            y1={yOf(mark, top)}
            y2={yOf(mark, top)}
            className={mark === 0 ? 'stroke-ink' : 'stroke-line'}
          />
          <text
            x={frame.left - 6}
            y={yOf(mark, top) + 4}
            textAnchor="end"
            className="fill-ink-soft text-xs tabular-nums max-sm:text-xl"
          >
            {mark}
            {unit}
          </text>
        </g>
      ))}
    </>
  )
}

export function Label({ x, children }: { x: number; children: string }) {
  return (
    <text x={x} y={floor + 20} textAnchor="middle" className="fill-ink-soft text-xs max-sm:text-xl">
      {children}
    </text>
  )
}
