import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
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

export function UpgradeLink({ plan, opens, size = 'sm', variant = 'secondary' }: UpgradeLinkProps) {
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
