import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import { placeStyle } from '../../map/web/map-frame.ts'
import type { Point } from '../../map/web/route-points.ts'
import { Ring } from './ring.tsx'
import { madeWords, type Waypoint as WaypointData, waypointWords } from './way-view.ts'
import { WaypointCard } from './waypoint-card.tsx'

type WaypointProps = {
  waypoint: WaypointData
  /** From 0 to 1 across the map and down it. */
  place: Point
  isCurrent: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** A module on the route: a ring that tells what it is when the pointer, the focus or a finger is on it. */
export function Waypoint({ waypoint, place, isCurrent, isOpen, onOpen, onClose }: WaypointProps) {
  const dates = useDates()
  const cardId = useId()
  const words = waypointWords(waypoint, dates.date)
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onOpen()}
      onPointerLeave={({ currentTarget }: PointerEvent<HTMLLIElement>) =>
        !currentTarget.contains(document.activeElement) && onClose()
      }
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) =>
        !currentTarget.contains(relatedTarget) && onClose()
      }
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        style={placeStyle(place)}
        className="absolute grid size-11 -translate-1/2 cursor-pointer place-items-center rounded-full"
        onClick={onOpen}
        onFocus={onOpen}
      >
        <Ring
          waypoint={waypoint}
          isCurrent={isCurrent}
          className={classNames('transition-transform', isOpen && 'scale-125')}
        />
        <span className="sr-only">
          {`Module ${waypoint.number}, ${waypoint.title}. ${words}. ${madeWords(waypoint)}`}
        </span>
      </button>
      {isOpen && <WaypointCard id={cardId} waypoint={waypoint} words={words} place={place} />}
    </li>
  )
}

/** The card goes; what had the focus in it gives it back to the ring. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLLIElement>, close: () => void) {
  if (key !== 'Escape') return
  currentTarget.querySelector('button')?.focus()
  close()
}
