import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { isSignedOut } from '#platform/web/call-error.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { Running } from '../running.contract.ts'
import { AssistantCard } from './assistant-card.tsx'
import { Checklist } from './checklist.tsx'
import { ContentCard } from './content-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { MailCard } from './mail-card.tsx'
import { BackupCard, PaymentsCard } from './money-and-backup-cards.tsx'
import { Problems } from './problems.tsx'
import { running } from './running.calls.ts'
import { SystemCard } from './system-card.tsx'

const refreshMs = 30_000

export function RunningPage() {
  const { data, error, refetch } = useQuery({
    ...running,
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : refreshMs),
  })
  return (
    <>
      <DeskHeader title="Running" lead="How the site runs, problems first." />
      <div className="mt-8">
        {error && !data ? (
          <LoadFailure level={2} title="The state didn’t load" error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <State state={data} />
        ) : (
          <Loading label="Loading the state…">
            <Skeleton className="h-96" />
          </Loading>
        )}
      </div>
    </>
  )
}

const State = ({ state }: { state: Running }) => (
  <div className="flex flex-col gap-6">
    <Problems problems={state.problems} />
    <JobsCard jobs={state.jobs} />
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <MailCard mail={state.mail} dailyEmail={state.dailyEmail} />
      <AssistantCard assistant={state.assistant} />
      <PaymentsCard payments={state.payments} />
      <BackupCard backup={state.backup} />
    </div>
    <ContentCard servers={state.system.servers} />
    <SystemCard system={state.system} />
    <Checklist items={state.checklist} />
  </div>
)
