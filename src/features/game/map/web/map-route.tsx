import { dotsAt, type Sheet, wayBetween } from './route-points.ts'

/** Fractions of the route: how far the member is, where the lessons end that were planned before today, every step. */
export type RouteOfMember = { at: number; gapEnd: number; steps: readonly number[] }

/** The way: a line as far as the member went, dashes from there to today, a dot for each lesson. */
export function MapRoute({ sheet, member }: { sheet: Sheet; member: RouteOfMember | undefined }) {
  const { at, gapEnd, steps } = member ?? { at: 1, gapEnd: 1, steps: [] }
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={wayBetween(0, 1, sheet)} className="stroke-paper/80 stroke-[18]" />
      <path d={wayBetween(0, at, sheet)} className="stroke-accent stroke-[10]" />
      {gapEnd > at && (
        <path d={wayBetween(at, gapEnd, sheet)} strokeDasharray="18 20" className="stroke-accent stroke-[8]" />
      )}
      <path
        d={dotsAt(
          steps.filter((share) => share > Math.max(at, gapEnd)),
          sheet,
        )}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink stroke-4"
      />
    </g>
  )
}
