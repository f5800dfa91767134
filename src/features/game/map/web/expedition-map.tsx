import { useId } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { campSentence } from './map-description.ts'
import { wholeSheet } from './map-frame.ts'
import { ReliefOutlines } from './map-relief.tsx'
import { MapSheet } from './map-sheet.tsx'
import type { Camp } from './route-position.ts'

type ExpeditionMapProps = {
  camps: readonly Camp[]
  /** Names of the three terrains, from the bottom up. */
  regions?: readonly string[]
  className?: string
}

/** The route through valley, ridge and summit for visitors, as a map and as a list for screen readers. Needs no scripts. */
export function ExpeditionMap({ camps, regions, className }: ExpeditionMapProps) {
  const reliefId = useId()
  const content = { reliefId, camps, regions }
  return (
    <figure className={classNames('@container relative', className)}>
      <ReliefOutlines id={reliefId} />
      <div className="neatline m-[5px]">
        <MapSheet
          {...content}
          sheet="wide"
          frame={wholeSheet('wide')}
          className="hidden text-[52px] @min-[40rem]:block @min-[60rem]:text-[36px]"
        />
        <MapSheet {...content} sheet="tall" frame={wholeSheet('tall')} className="text-[54px] @min-[40rem]:hidden" />
      </div>
      {camps.length > 0 && (
        <figcaption className="sr-only">
          <ol>
            {camps.map((camp) => (
              <li key={camp.levelNumber}>{campSentence(camp, false)}</li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}
