import { useId } from 'react'
import { phaseLessons, placeOf } from '#features/journey/way/way.rules.ts'
import type { Way } from '#features/journey/web/public.ts'
import { Sign, TodayPin, WayLegend, wayWords, YouDot } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import {
  type Frame,
  frameAround,
  frameHeights,
  inFrame,
  isInside,
  placeStyle,
  wholeSheet,
} from '../../map/web/map-frame.ts'
import { ReliefOutlines } from '../../map/web/map-relief.tsx'
import { MapSheet } from '../../map/web/map-sheet.tsx'
import { pointAt, type Sheet } from '../../map/web/route-points.ts'
import { type Camp, terrainAt } from '../../map/web/route-position.ts'
import type { Mark } from '../../marks/web/marks.calls.ts'
import { ProvedGlyph } from '../../marks/web/proved-glyph.tsx'
import { MapFlags } from './map-flags.tsx'
import { MapScroll } from './map-scroll.tsx'
import { type ProvedOutcome, stopsOf } from './stops.ts'
import { takenBy, unitsOfPixel } from './taken.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useWalk } from './use-walk.ts'
import { WayList } from './way-list.tsx'
import { WayRings } from './way-rings.tsx'
import { gapEnd, shareOf } from './way-view.ts'

type MemberMapProps = {
  way: Way
  camps: readonly Camp[]
  marks?: readonly Mark[]
  proved?: readonly ProvedOutcome[]
  /** `preview` is the section around the member, to look at; `full` is the whole sheet, to turn to. */
  variant: 'full' | 'preview'
  /** Of a preview beside a long column: it shows more of the sheet instead of leaving room below. */
  isTall?: boolean
  /** Names of the three terrains, from the bottom up. */
  regions?: readonly string[]
  /** Lessons completed where the dot begins to walk; without it where it was seen last. */
  since?: number
  className?: string
}

/** The route with the member and today on it. The dot follows completed core lessons. */
export function MemberMap({
  way,
  camps,
  marks = [],
  proved = [],
  variant,
  isTall = false,
  regions,
  since,
  className,
}: MemberMapProps) {
  const reliefId = useId()
  const isNarrow = useIsNarrow()
  const { from, at } = useWalk(way.completed, since)
  const sheet: Sheet = variant === 'full' && isNarrow ? 'climb' : 'wide'
  const frame = variant === 'preview' ? previewFrame(way, isTall && !isNarrow) : wholeSheet(sheet)
  const share = shareOf(way)
  const place = (lessons: number) => inFrame(frame, pointAt(share(lessons), sheet))
  const [you, today] = [place(at), place(way.planned)]
  const stops = stopsOf({ way, camps, marks, proved }, sheet, frame)
  const isFull = variant === 'full'
  return (
    <figure className={classNames('@container relative', className)}>
      <ReliefOutlines id={reliefId} />
      <MapScroll isFramed={isFull} isLong={sheet === 'climb'} at={place(way.completed).y}>
        <MapSheet
          reliefId={reliefId}
          sheet={sheet}
          frame={frame}
          camps={camps}
          member={{ at: share(at), gapEnd: share(gapEnd(way)), steps: stepShares(way) }}
          signs={signsOf(way, at < way.completed, 28 * unitsOfPixel[sheet])}
          terrain={terrainAt(placeOf(at, phaseLessons(way)))}
          regions={isFull ? regions : undefined}
          taken={takenBy(stops, camps, sheet, frame)}
          className={textSize[isFull ? sheet : variant]}
        />
        {isFull ? <WayList stops={stops} /> : <WayRings stops={stops} />}
        <MapFlags way={way} camps={camps} from={from} at={at} sheet={sheet} frame={frame} />
        {isInside(today) && way.completed < way.total && (
          <span style={placeStyle(today)} className="pointer-events-none absolute -translate-x-1/2 -translate-y-full">
            <TodayPin />
          </span>
        )}
        <span style={placeStyle(you)} className="pointer-events-none absolute -translate-1/2">
          <YouDot />
        </span>
      </MapScroll>
      <figcaption
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 max-sm:text-sm',
          isFull ? 'mt-3' : 'border-t border-line px-4 py-3 sm:px-5',
        )}
      >
        <span>{wayWords(way)}</span>
        <WayLegend>
          {isFull && proved.length > 0 && <Sign mark={<ProvedGlyph className="size-5" />}>proved</Sign>}
        </WayLegend>
        <span role="status" className="sr-only motion-reduce:not-sr-only motion-reduce:w-full">
          {from < way.completed && `You’re now at lesson ${way.completed} of ${way.total}.`}
        </span>
      </figcaption>
    </figure>
  )
}

const textSize = {
  preview: 'text-[52px] @min-[26rem]:text-[40px] @min-[44rem]:text-[34px]',
  wide: 'text-[46px] @min-[60rem]:text-[36px]',
  climb: 'text-[54px]',
}

/** Around the member, and as far ahead as shows today too where it is near. */
function previewFrame(way: Way, isTall: boolean): Frame {
  const ahead = Math.min(10, Math.max(0, way.planned - way.completed))
  return frameAround(shareOf(way)(way.completed + ahead / 2), frameHeights[isTall ? 'tall' : 'usual'])
}

function stepShares(way: Way): number[] {
  const share = shareOf(way)
  return Array.from({ length: way.total }, (_, at) => share(at + 1))
}

/** On time, one word stands for both. */
function signsOf(way: Way, isWalking: boolean, pin: number) {
  const { completed, planned, total, currentDay } = way
  const share = shareOf(way)
  if (completed >= total) return [{ name: 'You', share: 1, rise: 0, isShown: !isWalking }]
  const you = completed === planned ? `You, day ${currentDay}` : 'You'
  return [
    { name: you, share: share(completed), rise: 0, isShown: !isWalking },
    ...(completed === planned ? [] : [{ name: `Day ${currentDay}`, share: share(planned), rise: pin, isShown: true }]),
  ]
}
