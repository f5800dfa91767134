import { classNames } from '#platform/ui/styles/class-names.ts'
import { floor, frame, yOf } from './chart-frame.ts'

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

type LabelProps = { x: number; anchor?: 'middle' | 'end'; isWideOnly?: boolean; children: string }

export function Label({ x, anchor = 'middle', isWideOnly = false, children }: LabelProps) {
  const look = classNames('fill-ink-soft text-xs max-sm:text-xl', isWideOnly && 'max-sm:hidden')
  return (
    <text x={x} y={floor + 20} textAnchor={anchor} className={look}>
      {children}
    </text>
  )
}
