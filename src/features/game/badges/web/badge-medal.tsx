import { classNames } from '#platform/ui/styles/class-names.ts'
import { type BadgeIcon, iconPaths } from './badge-icons.ts'
import { type BadgeTier, medalOutlines } from './medal-outlines.ts'

type BadgeMedalProps = {
  icon: BadgeIcon
  tier: BadgeTier
  earned: boolean
  /** Its size, from `size-6` (24 px) up. */
  className?: string
}

/** A badge as a struck medal; not yet earned, as the outline of one. Decorative: its name is always beside it. */
export function BadgeMedal({ icon, tier, earned, className = 'size-16' }: BadgeMedalProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={classNames('shrink-0', metals[tier], className)}>
      {earned ? <StruckMedal icon={icon} tier={tier} /> : <BlankMedal icon={icon} tier={tier} />}
    </svg>
  )
}

/** The face is slightly below the rim and the icon is cut into it; light comes from the upper left. */
function StruckMedal({ icon, tier }: Pick<BadgeMedalProps, 'icon' | 'tier'>) {
  const { rim, face } = medalOutlines[tier]
  return (
    <>
      <path d={rim} className="fill-current" />
      <path d={face} className="fill-(--cut)" />
      <path d={face} transform="translate(1 1.2) scale(0.975)" className="fill-(--face)" />
      <g fillRule="evenodd">
        <path d={iconPaths[icon]} transform="translate(11.5 11.6) scale(1.1)" className="fill-white/50" />
        <path d={iconPaths[icon]} transform="translate(10.8 10.8) scale(1.1)" className="fill-(--cut)" />
      </g>
    </>
  )
}

function BlankMedal({ icon, tier }: Pick<BadgeMedalProps, 'icon' | 'tier'>) {
  return (
    <>
      <path
        d={medalOutlines[tier].rim}
        strokeDasharray="3 2.4"
        className="fill-transparent stroke-line-strong stroke-[1.4]"
      />
      <path
        d={iconPaths[icon]}
        fillRule="evenodd"
        transform="translate(10.8 10.8) scale(1.1)"
        className="fill-line-strong"
      />
    </>
  )
}

const cut = '[--cut:color-mix(in_oklab,var(--face)_32%,black)]'

const metals: Record<BadgeTier, string> = {
  bronze: `text-bronze [--face:var(--color-bronze-face)] ${cut}`,
  silver: `text-silver [--face:var(--color-silver-face)] ${cut}`,
  gold: `text-gold [--face:var(--color-gold-face)] ${cut}`,
  diamond: `text-diamond [--face:var(--color-diamond-face)] ${cut}`,
}
