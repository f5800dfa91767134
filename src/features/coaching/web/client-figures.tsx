import { percentText } from '#platform/ui/percent.ts'
import { Figure, Figures } from './figures.tsx'
import type { ClientDetail } from './types.ts'
import { dayWords, paceWords } from './words.ts'

export function ClientFigures({ client }: { client: ClientDetail }) {
  const { progress, programDay, pace, level, totalXP, lastCompletedAt } = client
  return (
    <Figures label="Progress">
      <Figure term="Overall progress" value={percentText(progress)}>
        {lastCompletedAt ? `last lesson ${dayWords(lastCompletedAt)}` : 'no lesson completed yet'}
      </Figure>
      <Figure term="Program day" value={programDay} unit="of 180">
        <span className={pace <= -3 ? 'font-semibold text-warning' : undefined}>{paceWords(pace)}</span>
      </Figure>
      <Figure term="Frontier level" value={level.number} unit={`of ${level.of}`}>
        {level.name}
      </Figure>
      <Figure term="Experience" value={totalXP.toLocaleString('en-US')} unit="XP">
        from completed lessons
      </Figure>
    </Figures>
  )
}
