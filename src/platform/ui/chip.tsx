import type { ComponentProps } from 'react'
import { classNames } from './styles/class-names.ts'

export type ChipTone = 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'valley' | 'ridge' | 'summit'

/** A small label: a status, a category, a count. */
export function Chip({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: ChipTone }) {
  return <span {...rest} className={classNames(chip, tones[tone], className)} />
}

const chip =
  'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0'

const tones: Record<ChipTone, string> = {
  plain: 'border-line bg-sunken text-ink',
  accent: 'border-accent/35 bg-accent-soft text-accent-strong',
  success: 'border-success/35 bg-success-soft text-success',
  warning: 'border-warning/35 bg-warning-soft text-warning',
  danger: 'border-danger/35 bg-danger-soft text-danger',
  info: 'border-info/35 bg-info-soft text-info',
  valley: 'border-valley/35 bg-valley-soft text-valley',
  ridge: 'border-ridge/35 bg-ridge-soft text-ridge',
  summit: 'border-summit/35 bg-summit-soft text-summit',
}
