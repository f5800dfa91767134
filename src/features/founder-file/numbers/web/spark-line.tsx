import { measuredOn } from '../moved.ts'
import type { BusinessNumber } from '../numbers.contract.ts'

type Points = BusinessNumber['points']

const [width, height, edge] = [96, 24, 3]

/** A series as a small line; towards a guess it is dotted. The row around it says the same in words. */
export function SparkLine({ points }: { points: Points }) {
  const places = placesOf(points)
  const last = places.at(-1)
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="text-ink-soft max-sm:w-16"
    >
      {places.slice(1).map(({ id, x, y, mark }, index) => (
        <line
          key={id}
          x1={places[index]?.x}
          y1={places[index]?.y}
          x2={x}
          y2={y}
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeDasharray={mark === 'G' ? '1 3.5' : undefined}
        />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={edge} className="fill-accent" />}
    </svg>
  )
}

function placesOf(points: Points) {
  const days = points.map(dayOf)
  const values = points.map(({ value }) => value)
  const x = scale(days, edge, width - edge)
  const y = scale(values, height - edge, edge)
  return points.map((point) => ({ id: point.id, x: x(dayOf(point)), y: y(point.value), mark: point.mark }))
}

/** A column that was entered late is about its own day, which the points are in the order of. */
const dayOf = (point: Points[number]) => Date.parse(measuredOn(point)) / 86_400_000

/** The position of a value between two edges; one that never changes is in the middle. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from))
}
