import { Chip } from '#platform/ui/chip.tsx'
import type { CoachClient } from '../caseload.contract.ts'

const words = {
  active: { tone: 'valley', text: 'Active' },
  graduated: { tone: 'summit', text: 'Graduated' },
  ended: { tone: 'plain', text: 'Ended' },
} as const

export function ClientStatus({ status }: { status: CoachClient['status'] }) {
  const { tone, text } = words[status]
  return <Chip tone={tone}>{text}</Chip>
}
