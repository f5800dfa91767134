import { plural } from '#platform/format/numbers.ts'

const shown = 2

/** At most two rewards; the rest is in a disclosure. */
export function LevelRewards({ rewards }: { rewards: readonly string[] }) {
  const rest = rewards.slice(shown)
  return (
    <div className="mt-3 text-sm">
      <p className="legend text-ink-soft">Rewards</p>
      <RewardList rewards={rewards.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-8 items-center link">
            {rest.length} more {plural(rest.length, 'reward')}
          </summary>
          <RewardList rewards={rest} />
        </details>
      )}
    </div>
  )
}

function RewardList({ rewards }: { rewards: readonly string[] }) {
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 marker:text-accent">
      {rewards.map((reward) => (
        <li key={reward}>{reward}</li>
      ))}
    </ul>
  )
}
