import { Link } from '@tanstack/react-router'
import { LockKeyhole, Pause } from 'lucide-react'
import { useUser } from '#features/identity/web/public.ts'
import { opens as covers, paidTiers, tierName } from '#features/membership/membership.rules.ts'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button/button-classes.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'

type UpgradeLinkProps = {
  /** The plan's name: `Quantum`. */
  plan: string
  /** What the upgrade opens, for screen readers, which read the link without its surroundings. */
  opens: string
  size?: ButtonSize
  variant?: ButtonVariant
}

/** Whoever pays for it already, and has paused, is led to where the pause ends. */
export function UpgradeLink({ plan, opens, size = 'sm', variant = 'secondary' }: UpgradeLinkProps) {
  const paused = useUser()?.pausedTier
  if (paused && paidTiers.some((tier) => tierName[tier] === plan && covers(paused, tier)))
    return (
      <LinkButton asChild size={size} variant={variant}>
        <Link to="/settings" hash="calendar">
          <Pause aria-hidden />
          <span>
            Paused: resume to open
            <span className="sr-only"> {opens}</span>
          </span>
        </Link>
      </LinkButton>
    )
  return (
    <LinkButton asChild size={size} variant={variant}>
      <Link to="/pricing">
        <LockKeyhole aria-hidden />
        <span>
          Upgrade to {plan}
          <span className="sr-only"> for {opens}</span>
        </span>
      </Link>
    </LinkButton>
  )
}
