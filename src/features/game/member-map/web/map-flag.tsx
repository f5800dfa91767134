import { classNames } from '#platform/ui/styles/class-names.ts'
import { placeStyle } from '../../map/web/map-frame.ts'
import type { Point } from '../../map/web/route-points.ts'

type MapFlagProps = { place: Point; isOnTent: boolean; isNew: boolean }

/** A finished module's flag, over its ring or on its camp's tent; one that is new is planted before the member's eyes. */
export function MapFlag({ place, isOnTent, isNew }: MapFlagProps) {
  return (
    <span
      aria-hidden
      style={placeStyle(place)}
      className={classNames(
        'pointer-events-none absolute -translate-x-[3px] -translate-y-full',
        !isOnTent && '-mt-1.5 @min-[44rem]:-mt-2.5',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 26"
        className={classNames('h-5 w-[15px] @min-[60rem]:h-6 @min-[60rem]:w-[18px]', isNew && 'animate-rise')}
        strokeLinejoin="round"
      >
        <path d="M3 2.5H18L14 7.5 18 12.5H3Z" className="fill-accent stroke-paper stroke-[1.6]" />
        <path d="M3 1.5V25" className="stroke-ink stroke-2" strokeLinecap="round" />
      </svg>
    </span>
  )
}
