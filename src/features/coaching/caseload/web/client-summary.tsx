import { percentText } from '#platform/ui/progress/percent.ts'
import { average } from '../../coaching.rules.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import type { CoachClient } from '../caseload.contract.ts'

export function ClientSummary({ clients }: { clients: readonly CoachClient[] }) {
  const of = (wanted: CoachClient['status']) => clients.filter(({ status }) => status === wanted).length
  return (
    <Figures label="Summary">
      <Figure term="Active Clients" value={of('active')} />
      <Figure term="Average Progress" value={percentText(average(clients.map(({ progress }) => progress)))} />
      <Figure term="Graduated" value={of('graduated')} />
    </Figures>
  )
}
