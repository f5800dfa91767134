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
  /** Without one it is a quiet line with a lock: of many locked rows none asks louder than its title. */
  variant?: ButtonVariant | undefined
}

/** The plan that this member pays for and has paused with the program, where it would open what asks for `plan`. */
export function usePausedPlan(plan: string): string | undefined {
  const paused = useUser()?.pausedTier
  const isCovered = paused && paidTiers.some((tier) => tierName[tier] === plan && covers(paused, tier))
  return isCovered ? tierName[paused] : undefined
}

export const pausedWords = (plan: string): string =>
  `Your ${plan} plan is paused with your program. It opens again as soon as you resume.`

/** Whoever pays for it already, and has paused, is led to where the pause ends. */
export function UpgradeLink({ plan, opens, size = 'sm', variant }: UpgradeLinkProps) {
  if (usePausedPlan(plan))
    return (
      <LinkButton asChild size={size} variant="secondary">
        <Link to="/settings" hash="calendar">
          <Pause aria-hidden />
          <span>
            Resume to open
            <span className="sr-only"> {opens}</span>
          </span>
        </Link>
      </LinkButton>
    )
  const words = (
    <>
      <LockKeyhole aria-hidden />
      <span>
        Upgrade to {plan}
        <span className="sr-only"> for {opens}</span>
      </span>
    </>
  )
  if (!variant)
    return (
      <Link to="/pricing" className={quiet}>
        {words}
      </Link>
    )
  return (
    <LinkButton asChild size={size} variant={variant}>
      <Link to="/pricing">{words}</Link>
    </LinkButton>
  )
}

const quiet =
  'inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-soft no-underline hover:text-ink hover:underline hover:underline-offset-4 [&_svg]:size-4 [&_svg]:shrink-0'
