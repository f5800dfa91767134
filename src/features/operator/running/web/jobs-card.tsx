import { useState } from 'react'
import { counted, numberText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { providerWords } from '../../provider-words.ts'
import { FigureTable } from '../../web/figure-table.tsx'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { Running, TroubledJob } from '../running.contract.ts'
import { actOnJobs } from './running.calls.ts'

const laneNames = { mail: 'Emails', short: 'Short work', writing: 'Emails to write', long: 'Long work' }

/** What failed for good first, then what is tried again, then the lanes. */
export function JobsCard({ jobs: { lanes, troubled, dead } }: { jobs: Running['jobs'] }) {
  const [dropping, setDropping] = useState<TroubledJob>()
  const call = useCall(actOnJobs)
  const retry = (id: string) =>
    call.mutate(
      { body: { action: 'retry', id } },
      {
        onSuccess: ({ count }) =>
          toast({ title: 'Done', description: `${counted(count, 'job')} will be tried again.` }),
        onError: showError(),
      },
    )
  const drop = ({ id }: TroubledJob, reason: string) =>
    call.mutate(
      { body: { action: 'drop', id, reason } },
      {
        onSuccess: () => {
          toast({ title: 'Done', description: 'The job was dropped.' })
          setDropping(undefined)
        },
        onError: showError(),
      },
    )
  const retryAll = (
    <Button variant="secondary" pending={call.isPending} onClick={() => retry('all')}>
      Try all again
    </Button>
  )
  return (
    <Card id="jobs" aria-labelledby="jobs-title">
      <CardHeader
        id="jobs-title"
        title="Jobs"
        lead="What the servers do in the background. One that failed for good waits 30 days for you."
        actions={dead > 1 ? retryAll : undefined}
      />
      <ul className="mb-6 empty:hidden">
        {troubled.map((job) => (
          <JobLine key={job.id} job={job} isBusy={call.isPending} onRetry={retry} onDrop={setDropping} />
        ))}
      </ul>
      {troubled.length === 0 && <p className="mb-4 text-sm text-ink-soft">No job has failed.</p>}
      <Lanes lanes={lanes} />
      {dropping && (
        <ReasonDialog
          label="Drop this job"
          lead={`${dropping.name}${dropping.to ? ` to ${dropping.to}` : ''} is deleted and won’t be done. This can’t be undone.`}
          pending={call.isPending}
          onClose={() => setDropping(undefined)}
          onGiven={(reason) => drop(dropping, reason)}
        />
      )}
    </Card>
  )
}

type JobLineProps = {
  job: TroubledJob
  isBusy: boolean
  onRetry: (id: string) => void
  onDrop: (job: TroubledJob) => void
}

function JobLine({ job, isBusy, onRetry, onDrop }: JobLineProps) {
  const dates = useDates()
  const { id, name, to, attempts, deadAt, runAt, lastError } = job
  const words = lastError ? providerWords(lastError) : undefined
  const which = to ? `${name} to ${to}` : name
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-3 text-sm first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          {name} {to && <span className="font-normal">to {to}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
          <Chip tone={deadAt ? 'danger' : 'warning'}>{deadAt ? 'failed for good' : 'will be tried again'}</Chip>
          {counted(attempts, 'try', 'tries')}, {dates.moment(deadAt ?? runAt)}
        </p>
        {words && <p className="mt-1">{words}</p>}
        {lastError && <p className={classNames('mt-1 wrap-anywhere', words && 'text-xs text-ink-soft')}>{lastError}</p>}
      </div>
      {deadAt && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" disabled={isBusy} aria-label={`Try again: ${which}`} onClick={() => onRetry(id)}>
            Try again
          </Button>
          <Button variant="ghost" aria-label={`Drop… ${which}`} onClick={() => onDrop(job)}>
            Drop…
          </Button>
        </div>
      )}
    </li>
  )
}

function Lanes({ lanes }: { lanes: Running['jobs']['lanes'] }) {
  const dates = useDates()
  return (
    <FigureTable
      caption="Jobs by lane"
      heads={['Lane', 'Waiting', 'Running', 'To be tried again', 'Failed for good', 'Oldest due since']}
      rows={lanes.map(({ lane, waiting, running, failing, dead, oldestDueAt }) => ({
        key: lane,
        cells: [
          laneNames[lane],
          ...[waiting, running, failing, dead].map(numberText),
          oldestDueAt ? dates.moment(oldestDueAt) : '–',
        ],
      }))}
    />
  )
}
