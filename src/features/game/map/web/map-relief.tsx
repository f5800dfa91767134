import { classNames } from '#platform/ui/styles/class-names.ts'
import { drawing } from './map-drawing.ts'
import { firstLevelOf, reliefLevels, shoreTint } from './relief-levels.ts'
import { type Sheet, sheetSize, stretch } from './route-points.ts'

/** The outlines, defined once: every sheet refers to them by id. */
export function ReliefOutlines({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {reliefLevels.map(({ path }, at) => (
          <path key={path} id={`${id}-${at}`} d={path} />
        ))}
      </defs>
    </svg>
  )
}

type MapReliefProps = {
  id: string
  sheet: Sheet
  /** The terrain that the member has come to; those beyond lie under a veil. */
  terrain: number
}

/** The ground as a paper-cut relief: each level casts its shadow on the one below, to the lower right. */
export function MapRelief({ id, sheet, terrain }: MapReliefProps) {
  const { width, height, land } = drawing
  const turned = sheet !== 'wide'
  const shadow = turned ? 'translate(-5 4)' : 'translate(4 5)'
  return (
    <g
      fillRule="evenodd"
      transform={turned ? `translate(0 ${sheetSize(sheet).height}) scale(1 ${stretch[sheet]}) rotate(-90)` : undefined}
    >
      <rect width={width} height={height} className="fill-water" />
      <path d={land} fill={shoreTint} className="stroke-info/60 stroke-3" />
      {reliefLevels.map(({ path, fill, stroke, isStrong }, at) => (
        <g key={path}>
          <use href={`#${id}-${at}`} transform={shadow} className="fill-shade" />
          <use
            href={`#${id}-${at}`}
            fill={fill}
            stroke={stroke}
            strokeWidth={isStrong ? 3.2 : 1.8}
            strokeOpacity={isStrong ? 0.7 : 0.4}
          />
        </g>
      ))}
      {(['ridge', 'summit'] as const).map((name, at) => (
        <use
          key={name}
          href={`#${id}-${firstLevelOf(name)}`}
          className={classNames(
            'fill-paper transition-opacity duration-[600ms]',
            terrain === at ? 'opacity-[0.12]' : 'opacity-0',
          )}
        />
      ))}
    </g>
  )
}
