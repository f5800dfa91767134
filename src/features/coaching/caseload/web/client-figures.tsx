import { counted, numberText } from '#platform/format/numbers.ts'
import { percentText } from '#platform/ui/progress/percent.ts'
import { useDates } from '#platform/web/zone.ts'
import { isBehind } from '../../coaching.rules.ts'
import { Figure, Figures } from '../../web/figures.tsx'
import type { ClientDetail } from '../caseload.contract.ts'

export function ClientFigures({ client }: { client: ClientDetail }) {
  const dates = useDates()
  const { progress, programDay, isOver, pace, level, totalXP, lastCompletedAt } = client
  return (
    <Figures label="Progress">
      <Figure term="Overall progress" value={percentText(progress)}>
        {lastCompletedAt ? `last lesson ${dates.date(lastCompletedAt)}` : 'no lesson completed yet'}
      </Figure>
      <Figure term="Program day" value={programDay} unit="of 180">
        <span className={isBehind(pace) ? 'font-semibold text-warning' : undefined}>{paceText({ isOver, pace })}</span>
      </Figure>
      <Figure term="Frontier level" value={level.number} unit={`of ${level.of}`}>
        {level.name}
      </Figure>
      <Figure term="Experience" value={numberText(totalXP)} unit="XP">
        from completed lessons
      </Figure>
    </Figures>
  )
}

/** `3 days ahead of the plan`. */
function paceText({ isOver, pace }: Pick<ClientDetail, 'isOver' | 'pace'>): string {
  if (isOver) return 'The 180 days are over'
  if (pace === 0) return 'On plan'
  const days = counted(Math.abs(pace), 'day')
  return pace > 0 ? `${days} ahead of the plan` : `${days} behind the plan`
}
