import { percentText } from '#platform/ui/progress/percent.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import type { ClientsFound } from '../my-clients.contract.ts'

/** Of all clients, whatever the list is narrowed to. */
export function ClientSummary({ active, averageProgress, graduated }: ClientsFound) {
  return (
    <Figures label="Summary">
      <Figure term="Active Clients" value={active} />
      <Figure term="Average Progress" value={percentText(averageProgress)} />
      <Figure term="Graduated" value={graduated} />
    </Figures>
  )
}
