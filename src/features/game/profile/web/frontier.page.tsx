import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { phases, way } from '#features/journey/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import type { ProvedOutcome } from '../../member-map/web/stops.ts'
import { FrontierSkeleton } from './frontier-skeleton.tsx'
import { FrontierView } from './frontier-view.tsx'
import { FrontierVisitor } from './frontier-visitor.tsx'
import { gameProfile } from './profile.calls.ts'

/** What another feature says on the map’s page. */
export type FrontierSlots = { useProved: () => readonly ProvedOutcome[]; panel: ComponentType }

export function FrontierPage({ slots }: { slots?: FrontierSlots }) {
  return (
    <>
      <PageHeader
        eyebrow="From the valley to the summit"
        title="Freedom Frontier Map"
        lead="Every lesson moves you forward. Earn XP and finish modules to open camps."
      />
      <div className="mt-8">{useUser() ? <MemberFrontier slots={slots} /> : <FrontierVisitor />}</div>
    </>
  )
}

function MemberFrontier({ slots }: { slots: FrontierSlots | undefined }) {
  const { data, error, retry } = combineQueries({
    profile: useQuery(gameProfile),
    phases: useQuery(phases),
    way: useQuery(way),
  })
  if (data) return <FrontierView {...data} slots={slots} />
  if (!error) return <FrontierSkeleton />
  return (
    <ErrorState
      title="Your map didn’t load"
      onRetry={retry}
      requestId={error instanceof CallError ? error.requestId : undefined}
    >
      {userMessage(error, 'Something went wrong. Please try again.')}
    </ErrorState>
  )
}
