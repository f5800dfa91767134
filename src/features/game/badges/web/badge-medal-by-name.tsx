import { type BadgeIcon, iconPaths } from './badge-icons.ts'
import { BadgeMedal } from './badge-medal.tsx'
import { type BadgeTier, medalOutlines } from './medal-outlines.ts'

type LooseMedalProps = { tier: string; icon: string; className?: string }

/** An earned medal whose tier and icon are plain strings from another feature; unknown ones fall back. */
export function BadgeMedalByName({ tier, icon, className = 'size-16' }: LooseMedalProps) {
  return (
    <BadgeMedal
      earned
      tier={isTier(tier) ? tier : 'bronze'}
      icon={isIcon(icon) ? icon : 'Medal'}
      className={className}
    />
  )
}

const isTier = (name: string): name is BadgeTier => Object.hasOwn(medalOutlines, name)
const isIcon = (name: string): name is BadgeIcon => Object.hasOwn(iconPaths, name)
