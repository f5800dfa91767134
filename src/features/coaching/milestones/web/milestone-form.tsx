import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { earliestDay } from '#platform/format/past-days.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { percentText } from '#platform/ui/progress/percent.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { clientChoices, coachingLimits } from '../../coaching.rules.ts'
import { type MilestoneType, milestoneTypes, paidPhasesPerWeek } from '../milestones.rules.ts'
import { milestoneTypeNames } from './milestone-type-names.ts'
import { recordMilestone } from './milestones.calls.ts'

type Points = { points: Record<MilestoneType, number>; paidPerClientPerWeek: number; today: string }

export function MilestoneForm({ clients, points }: { clients: readonly CoachClient[]; points: Points }) {
  const { clientId: asked } = useSearch({ strict: false }) as { clientId?: string }
  const [clientId, setClientId] = useState(clients.some((client) => client.clientId === asked) ? (asked ?? '') : '')
  const [milestoneType, setType] = useState<MilestoneType>('custom')
  const [description, setDescription] = useState('')
  const [achievedAt, setDate] = useState(points.today)
  const navigate = useNavigate()
  const record = useCall(recordMilestone)
  const client = clients.find((one) => one.clientId === clientId)
  const ready = clientId !== '' && description.trim() !== '' && achievedAt !== ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    record.mutate(
      { body: { clientId, milestoneType, description, achievedAt } },
      {
        onSuccess: ({ pointsEarned, clientName }) => {
          toast({
            title: 'Milestone Recorded',
            description: `${clientName}: ${counted(pointsEarned, 'point')} for you`,
          })
          void navigate({ to: asked ? `/coach/clients/${asked}` : '/coach/milestones' })
        },
        onError: showError('Failed to record milestone'),
      },
    )
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <SelectField label="Client" value={clientId} onChange={({ target }) => setClientId(target.value)}>
        <option value="">Select a client</option>
        {clientChoices(clients).map(({ clientId, text }) => (
          <option key={clientId} value={clientId}>
            {text}
          </option>
        ))}
      </SelectField>
      <TypeField type={milestoneType} onChange={setType} points={points} />
      <TextArea
        label="Description"
        hint={milestoneType === 'graduation' ? earlyHint(client) : undefined}
        maxLength={coachingLimits.milestone}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <TextField
        type="date"
        label="Date"
        min={earliestDay(points.today)}
        max={points.today}
        value={achievedAt}
        onChange={({ target }) => setDate(target.value)}
      />
      <Button type="submit" className="self-end" disabled={!ready} pending={record.isPending}>
        Save Milestone
      </Button>
    </form>
  )
}

/** A graduation before the end says why, and how far the client was. */
const earlyHint = (client: CoachClient | undefined) =>
  client && client.progress < 100
    ? `They’ve completed ${percentText(client.progress)} of the program. Say why they graduate now: your record shows both.`
    : undefined

type TypeFieldProps = { type: MilestoneType; onChange: (type: MilestoneType) => void; points: Points }

/** The points follow from the type, and are shown before saving. */
function TypeField({ type, onChange, points: { points, paidPerClientPerWeek } }: TypeFieldProps) {
  const paid =
    type === 'phase' ? counted(paidPhasesPerWeek, 'recorded phase') : `${paidPerClientPerWeek} recorded milestones`
  const limit =
    type === 'graduation' ? 'This also graduates the client.' : `Up to ${paid} per client per week earn points.`
  return (
    <SelectField
      label="Type"
      hint={`Earns you ${counted(points[type], 'point')}. ${limit}`}
      value={type}
      onChange={({ target }) => onChange(milestoneTypes.find((one) => one === target.value) ?? 'custom')}
    >
      {milestoneTypes.map((one) => (
        <option key={one} value={one}>
          {milestoneTypeNames[one]} ({counted(points[one], 'point')})
        </option>
      ))}
    </SelectField>
  )
}
