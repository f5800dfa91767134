import { floor, frame, type Point, roundTop, yOf } from './chart-frame.ts'
import { Grid, Label } from './chart-grid.tsx'

type BarChartProps = {
  bars: readonly Point[]
  /** Every n-th bar is labeled, counted from the last. */
  every: number
  tone: string
}

/** How many, in bars. */
export function BarChart({ bars, every, tone }: BarChartProps) {
  const top = roundTop(bars.map(({ value }) => value))
  const step = (frame.width - frame.left - frame.right) / Math.max(1, bars.length)
  const fromEnd = (index: number) => bars.length - 1 - index
  return (
    <svg aria-hidden viewBox={`0 0 ${frame.width} ${frame.height}`} className="w-full">
      <Grid top={top} />
      {bars.map(({ label, value }, index) => {
        const x = frame.left + index * step
        return (
          <g key={label}>
            <rect
              x={x + step * 0.15}
              y={yOf(value, top)}
              width={step * 0.7}
              height={floor - yOf(value, top)}
              rx="2"
              className={tone}
            />
            {fromEnd(index) % every === 0 && (
              <Label
                x={index === bars.length - 1 ? x + step : x + step / 2}
                anchor={index === bars.length - 1 ? 'end' : 'middle'}
                isWideOnly={fromEnd(index) % (2 * every) !== 0}
              >
                {label}
              </Label>
            )}
          </g>
        )
      })}
    </svg>
  )
}
