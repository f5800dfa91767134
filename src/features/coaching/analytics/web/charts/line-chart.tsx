import { floor, frame, type Point, roundTop, yOf } from './chart-frame.ts'
import { Grid, Label } from './chart-grid.tsx'

/** Percent over time. */
export function LineChart({ points }: { points: readonly Point[] }) {
  const top = Math.min(100, roundTop(points.map(({ value }) => value)))
  const step = (frame.width - frame.left - frame.right - 20) / Math.max(1, points.length - 1)
  const placed = points.map((point, index) => ({
    ...point,
    x: frame.left + 10 + index * step,
    y: yOf(point.value, top),
  }))
  const line = placed.map(({ x, y }) => `${x},${y}`).join(' L')
  return (
    <svg aria-hidden viewBox={`0 0 ${frame.width} ${frame.height}`} className="w-full">
      <Grid top={top} unit="%" />
      <path
        d={`M${placed[0]?.x ?? 0},${floor} L${line} L${placed.at(-1)?.x ?? 0},${floor}Z`}
        className="fill-accent-soft"
      />
      <path d={`M${line}`} className="fill-none stroke-accent stroke-[2.5]" strokeLinejoin="round" />
      {placed.map(({ x, y, label }, index) => (
        <g key={label}>
          <circle cx={x} cy={y} r="3.5" className="fill-sheet stroke-accent stroke-2" />
          {index % 3 === 2 && <Label x={x}>{label}</Label>}
        </g>
      ))}
    </svg>
  )
}
