import { BadgeMedal } from './badge-medal.tsx'
import { type BadgeIcon, type BadgeTier, blanks, devices } from './medal-shapes.ts'

type LooseMedalProps = { tier: string; icon: string; className?: string }

/** An earned medal whose metal and device another feature names; it cannot promise that there are such. */
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

const isTier = (name: string): name is BadgeTier => Object.hasOwn(blanks, name)
const isIcon = (name: string): name is BadgeIcon => Object.hasOwn(devices, name)
