import { Link } from '@tanstack/react-router'
import { counted } from '#platform/format/numbers.ts'
import { percentText } from '#platform/ui/progress/percent.ts'
import type { CoachStats } from '../../coach-ledger/coach-ledger.contract.ts'
import { successText } from '../../coaching.rules.ts'
import { provedText } from '../../outcomes/outcomes.rules.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import type { CoachDashboard } from '../coach-dashboard.contract.ts'

export function CoachFigures({ dashboard, stats }: { dashboard: CoachDashboard; stats: CoachStats }) {
  const { totalClients, activeClients, graduatedClients, avgClientProgress } = dashboard
  const { successRate, graduatedEarly, graduatesProved } = dashboard
  return (
    <Figures label="Your numbers">
      <Figure term="Total Clients" value={totalClients}>
        {activeClients} active, {graduatedClients} graduated
      </Figure>
      <Figure term="Success Rate" value={percentText(successRate)}>
        {[successText(graduatedEarly), provedText(graduatesProved)].filter(Boolean).join('; ')}
      </Figure>
      <Figure term="Avg Progress" value={percentText(avgClientProgress)}>
        across active and graduated clients
      </Figure>
      <Figure term="Coach Level" value={stats.level}>
        <Link to="/coach/achievements">{counted(stats.totalPoints, 'point')} earned</Link>
      </Figure>
    </Figures>
  )
}
