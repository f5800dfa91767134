import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { TerrainCrossed } from '#features/game/web/public.ts'
import { pace, way } from '#features/journey/web/public.ts'
import { minutesText } from '#platform/format/durations.ts'
import { counted } from '#platform/format/numbers.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { ContinueButton } from '../../web/continue-button.tsx'

/** The summit before it is reached: how far it is, and the next step up. */
export function NotYet({ title }: { title: string }) {
  const { data } = useQuery(way)
  const next = useQuery(pace).data?.next
  return (
    <>
      <PageHeader
        title={title}
        lead={data && `${counted(data.total - data.completed, 'lesson')} to go. Keep this view in mind.`}
      />
      <Suspense fallback={map}>{data ? <TerrainCrossed way={data} phase={2} className="mt-8" /> : map}</Suspense>
      {next && <ContinueButton next={next} times={minutesText(next.minutes)} className="mt-8" />}
    </>
  )
}

const map = <Skeleton className="mt-8 aspect-[23/20] rounded-none sm:aspect-[22/10]" />
