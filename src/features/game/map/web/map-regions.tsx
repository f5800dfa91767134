import { classNames } from '#platform/ui/styles/class-names.ts'
import { type Sheet, stretch } from './route-points.ts'

/** The terrains' names in wide-set capitals like an atlas, beside the route. */
export function MapRegions({ names, sheet }: { names: readonly string[]; sheet: Sheet }) {
  return (
    <g className="[font-size:0.82em] font-semibold tracking-[0.34em] uppercase stroke-paper/75 [paint-order:stroke] [stroke-width:10px] [text-anchor:middle]">
      {regionPlaces[sheet === 'wide' ? 'wide' : 'upright'].map(([x, y, tone], at) => (
        <text key={tone} x={x} y={y * stretch[sheet]} className={classNames(tone)}>
          {names[at]}
        </text>
      ))}
    </g>
  )
}

/** Where the names stand, in units of the sheet. */
export const regionPlaces: Record<'wide' | 'upright', [number, number, string][]> = {
  wide: [
    [640, 1150, 'fill-valley'],
    [1230, 1090, 'fill-ridge'],
    [1850, 540, 'fill-summit'],
  ],
  upright: [
    [390, 2290, 'fill-valley'],
    [1050, 1010, 'fill-ridge'],
    [540, 550, 'fill-summit'],
  ],
}
