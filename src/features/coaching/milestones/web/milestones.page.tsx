import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { clientChoices } from '../../coaching.rules.ts'
import { type MilestoneType, milestoneTypes } from '../milestones.rules.ts'
import { CorrectionList } from './correction-list.tsx'
import { MilestoneRow } from './milestone-row.tsx'
import { milestoneTypeNames } from './milestone-type-names.ts'
import { milestonesOf } from './milestones.calls.ts'

export function MilestonesPage() {
  const [type, setType] = useState<MilestoneType>()
  const [clientId, setClientId] = useState('')
  const { data: all = [] } = useQuery(clients)
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Milestones"
        lead="What your clients achieved while you coached them."
        actions={
          <LinkButton asChild>
            <Link to="/coach/milestones/create">Record Milestone</Link>
          </LinkButton>
        }
      />
      <div className="mt-8 grid max-w-lg gap-4 sm:grid-cols-2">
        <SelectField label="Client" value={clientId} onChange={({ target }) => setClientId(target.value)}>
          <option value="">All clients</option>
          {clientChoices(all).map(({ clientId, text }) => (
            <option key={clientId} value={clientId}>
              {text}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Type"
          value={type ?? ''}
          onChange={({ target }) => setType(milestoneTypes.find((one) => one === target.value))}
        >
          <option value="">All types</option>
          {milestoneTypes.map((one) => (
            <option key={one} value={one}>
              {milestoneTypeNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <MilestoneList type={type} clientId={clientId} />
      <CorrectionList />
    </>
  )
}

function MilestoneList({ type, clientId }: { type: MilestoneType | undefined; clientId: string }) {
  const { data, error, refetch } = useQuery(milestonesOf({ type, clientId: clientId || undefined }))
  if (error && !data)
    return <LoadFailure level={2} title="The milestones didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-8 h-64" />
  if (data.length === 0)
    return (
      <div className="mt-8">
        <EmptyState level={2} title={type || clientId ? 'No milestones match' : 'No milestones yet'}>
          Modules, phases and levels your clients complete are recorded for you. Add what happens outside the program
          yourself.
        </EmptyState>
      </div>
    )
  return (
    <section aria-label="Milestones" className="mt-8 border-t-2 border-ink pt-4">
      <p role="status" className="mb-4 text-sm text-ink-soft">
        {counted(data.length, 'milestone')},{' '}
        {counted(
          data.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0),
          'point',
        )}
      </p>
      <ul className="divide-y divide-line">
        {data.map((milestone) => (
          <MilestoneRow key={milestone.id} milestone={milestone} />
        ))}
      </ul>
    </section>
  )
}
