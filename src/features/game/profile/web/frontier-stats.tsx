import type { ReactNode } from 'react'
import { counted, numberText } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import { LedgerDialog } from '../../points/web/ledger-dialog.tsx'
import type { GameProfile } from './profile.calls.ts'

export function FrontierStats({ profile: { userPoints, badges, frontierLevels } }: { profile: GameProfile }) {
  const { totalPoints, totalXP, currentLevel, legacyBuilderTier, gratitudeStreak, proactivityPoints } = userPoints
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className="text-2xl">
        Where you stand
      </h2>
      <dl className="mt-4 border-t border-ink">
        <Row term="Total points" more={<WhyPoints points={userPoints} />}>
          {numberText(totalPoints)}
        </Row>
        <Row term="Total XP">{numberText(totalXP)}</Row>
        <Row term="Current level">
          {currentLevel} of {frontierLevels.length}
        </Row>
        <Row term="Badges earned">
          {badges.filter(({ earned }) => earned).length} of {badges.length}
        </Row>
        <Row term="Legacy builder tier">
          {capitalized(legacyBuilderTier === 'none' ? 'none yet' : legacyBuilderTier)}
        </Row>
        <Row term="Gratitude streak">{counted(gratitudeStreak, 'day')}</Row>
        <Row term="Proactivity points">{numberText(proactivityPoints)}</Row>
      </dl>
    </section>
  )
}

function Row({ term, more, children }: { term: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <dt>{term}</dt>
      <dd className="flex items-baseline gap-3 text-right font-display text-lg font-semibold tabular-nums">
        {more}
        {children}
      </dd>
    </div>
  )
}

function WhyPoints({ points }: { points: GameProfile['userPoints'] }) {
  return (
    <LedgerDialog
      points={points}
      trigger={
        <button type="button" className="font-text text-sm font-normal link">
          Why?<span className="sr-only"> Every entry behind your points</span>
        </button>
      }
    />
  )
}
