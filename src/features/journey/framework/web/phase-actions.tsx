import { Link } from '@tanstack/react-router'
import { tierName } from '#features/membership/membership.rules.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { modulePath } from '../../web/journey-paths.ts'
import { UpgradeLink } from '../../web/upgrade-link.tsx'
import type { Phase } from './framework.calls.ts'

/** What a member can do in a phase: look back on it once it is completed, upgrade if it is locked, continue if it is the current one. */
export function PhaseActions({ phase }: { phase: Phase }) {
  if (!phase.hasAccess && phase.status !== 'completed')
    return (
      <div className="mt-auto pt-5">
        <UpgradeLink
          plan={tierName[phase.requiredTier]}
          opens={phase.name}
          size="md"
          variant={phase.status === 'current' ? 'primary' : 'secondary'}
        />
      </div>
    )
  if (phase.status === 'completed')
    return (
      <div className="mt-auto pt-5">
        <LinkButton asChild variant="secondary">
          <Link to={`/phases/${phase.id}`}>
            <span>
              See what you made<span className="sr-only"> in {phase.name}</span>
            </span>
          </Link>
        </LinkButton>
      </div>
    )
  if (phase.status !== 'current') return null
  const next = phase.modules.find(({ completed }) => !completed)
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-5">
      <LinkButton asChild>
        <Link to={next ? modulePath(next.id) : '/modules'}>Continue</Link>
      </LinkButton>
      <LinkButton asChild variant="secondary">
        <Link to="/resources">View Resources</Link>
      </LinkButton>
    </div>
  )
}
