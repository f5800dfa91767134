import { Check } from 'lucide-react'
import { Chip } from '#platform/ui/chip.tsx'
import type { Phase } from './framework.calls.ts'

/** The status of a phase. */
export function PhaseStatusChip({ status }: { status: Phase['status'] }) {
  if (status === 'completed')
    return (
      <Chip tone="success">
        <Check aria-hidden />
        Completed
      </Chip>
    )
  return status === 'current' ? <Chip tone="accent">In Progress</Chip> : <Chip>Upcoming</Chip>
}
