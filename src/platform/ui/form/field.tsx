import type { ReactNode } from 'react'
import { decimalText } from '../../format/figures.ts'
import { classNames } from '../styles/class-names.ts'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  /** How much it holds, and what it holds by now. */
  limit?: Limit
  children: ReactNode
}

type Limit = { maxLength?: number | undefined; value?: unknown }

/** Label above, hint and error below: what every form control of the kit stands in. */
export function Field({ id, label, hint, error, className, limit = {}, children }: FieldProps) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {limit.maxLength !== undefined && (
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {fullText(limit)}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** A browser cuts what is pasted beyond the limit without a word. */
function fullText({ maxLength, value }: Limit): string {
  const isFull = maxLength !== undefined && typeof value === 'string' && value.length >= maxLength
  return isFull ? `That’s all that fits here: ${decimalText(maxLength, 0)} characters.` : ''
}

/** What ties a control to its hint and error. */
export function fieldControl(id: string, hint: ReactNode, error: ReactNode) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined, className: control }
}

const control =
  'w-full min-h-11 rounded-md border border-line-strong bg-sheet px-3 py-2 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-soft'
