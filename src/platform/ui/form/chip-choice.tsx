import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'

type ChipChoiceProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio'; children: ReactNode }

/** A choice that looks like a chip: the browser's own box under it takes keys and says what it is. */
export function ChipChoice({ children, className, ...rest }: ChipChoiceProps) {
  return (
    <label className={classNames(chip, className)}>
      <input {...rest} className="sr-only" />
      {children}
    </label>
  )
}

const chip =
  'flex min-h-11 min-w-13 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-sheet px-3 ' +
  'text-sm font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
