import { clampPercent, percentText } from './percent.ts'

type ProgressRingProps = {
  /** Percent; clamped to 0–100. */
  value: number
  label: string
  /** A word under the figure, for instance `complete`. */
  caption?: string
}

/** A compass dial: 60 ticks, and the way made so far around them. */
export function ProgressRing({ value, label, caption }: ProgressRingProps) {
  const percent = clampPercent(value)
  return (
    <div className="relative grid aspect-square w-full max-w-48 place-items-center">
      <svg
        viewBox="0 0 120 120"
        className="absolute inset-0 size-full -rotate-90"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={percentText(percent)}
      >
        <circle
          cx="60"
          cy="60"
          r="56"
          pathLength="240"
          strokeDasharray="0.6 3.4"
          className="fill-none stroke-line-strong stroke-4"
        />
        <circle cx="60" cy="60" r="48" className="fill-none stroke-line stroke-6" />
        {percent > 0 && (
          <circle
            cx="60"
            cy="60"
            r="48"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            strokeLinecap={percent < 99 ? 'round' : 'butt'}
            className="fill-none stroke-accent stroke-6 transition-[stroke-dasharray] duration-500"
          />
        )}
      </svg>
      <p aria-hidden className="text-center leading-none">
        <span className="block font-display text-3xl font-semibold tabular-nums">{percentText(percent)}</span>
        {caption && <span className="mt-1.5 block text-sm text-ink-soft">{caption}</span>}
      </p>
    </div>
  )
}
