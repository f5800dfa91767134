import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { type Tier, tierName } from '#features/membership/rules.ts'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button-classes.ts'
import { LinkButton } from '#platform/ui/link-button.tsx'

type UpgradeLinkProps = {
  tier: Tier
  /** What it opens, for those who hear the link without seeing where it stands. */
  opens: string
  size?: ButtonSize
  variant?: ButtonVariant
}

export function UpgradeLink({ tier, opens, size = 'sm', variant = 'secondary' }: UpgradeLinkProps) {
  return (
    <LinkButton asChild size={size} variant={variant}>
      <Link to="/pricing">
        <LockKeyhole aria-hidden />
        <span>
          Upgrade to {tierName[tier]}
          <span className="sr-only"> for {opens}</span>
        </span>
      </Link>
    </LinkButton>
  )
}
