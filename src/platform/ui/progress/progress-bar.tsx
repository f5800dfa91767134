import { classNames } from '../styles/class-names.ts'
import { clampPercent, percentText } from './percent.ts'

type ProgressBarProps = {
  /** Percent; clamped to 0–100. */
  value: number
  label: string
  /** Says label and percent above the bar too. */
  labelShown?: boolean
  className?: string
}

export function ProgressBar({ value, label, labelShown = false, className }: ProgressBarProps) {
  const percent = clampPercent(value)
  return (
    <div className={className}>
      {labelShown && (
        <div aria-hidden className="mb-1.5 flex justify-between gap-4 text-sm">
          <span>{label}</span>
          <span className="font-semibold tabular-nums">{percentText(percent)}</span>
        </div>
      )}
      <progress aria-label={label} max={100} value={percent} className={bar}>
        {percentText(percent)}
      </progress>
    </div>
  )
}

// A native element, because a width as a style attribute would not pass the content security policy of a prerendered page.
const bar = classNames(
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent',
)
