import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../styles/class-names.ts'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

export function CheckField({ label, hint, className, id, ...rest }: CheckFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('flex gap-3', className)}>
      <input
        {...rest}
        type="checkbox"
        id={fieldId}
        aria-describedby={hint ? `${fieldId}-hint` : undefined}
        className="mt-[0.2em] size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={fieldId} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${fieldId}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
