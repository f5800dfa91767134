import { useId } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { campSentence, memberSentence } from './map-description.ts'
import { frameAround, wholeSheet } from './map-frame.ts'
import { ReliefOutlines } from './map-relief.tsx'
import { MapSheet } from './map-sheet.tsx'
import { type Camp, memberPosition } from './route-position.ts'

type ExpeditionMapProps = {
  camps: readonly Camp[]
  /** The member's position; without it the map shows the route alone, for visitors. */
  totalXP?: number
  /** `preview` is the section around the member; `full` is the whole sheet, in portrait on narrow screens. */
  variant?: 'full' | 'preview'
  /** Names of the three terrains, from the bottom up. */
  regions?: readonly string[]
  className?: string
}

/** The route through valley, ridge and summit as a map and as a list for screen readers. Works without scripts. */
export function ExpeditionMap({ camps, totalXP, variant = 'full', regions, className }: ExpeditionMapProps) {
  const reliefId = useId()
  const content = { reliefId, camps, totalXP, regions }
  return (
    <figure className={classNames('@container relative', className)}>
      <ReliefOutlines id={reliefId} />
      {variant === 'preview' ? (
        <MapSheet
          {...content}
          regions={[]}
          sheet="wide"
          frame={frameAround(memberPosition(camps, totalXP ?? 0))}
          className="rounded-md text-[52px] @min-[26rem]:text-[40px] @min-[44rem]:text-[34px]"
        />
      ) : (
        <div className="neatline m-[5px]">
          <MapSheet
            {...content}
            sheet="wide"
            frame={wholeSheet('wide')}
            className="hidden text-[52px] @min-[40rem]:block @min-[60rem]:text-[36px]"
          />
          <MapSheet {...content} sheet="tall" frame={wholeSheet('tall')} className="text-[54px] @min-[40rem]:hidden" />
        </div>
      )}
      <figcaption className="sr-only">
        {totalXP !== undefined && <p>{memberSentence(camps, totalXP)}</p>}
        <ol>
          {camps.map((camp) => (
            <li key={camp.levelNumber}>{campSentence(camp, totalXP !== undefined)}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
