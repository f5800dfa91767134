import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Field, fieldControl } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A password that can be read while it is typed. What is wrong with it takes the hint's place, as it says the same rule. */
export function PasswordField({ label, hint, error, className, id, ...rest }: PasswordFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [isShown, setShown] = useState(false)
  const shownHint = error ? undefined : hint
  const { className: control, ...ties } = fieldControl(fieldId, shownHint, error)
  return (
    <Field id={fieldId} label={label} hint={shownHint} error={error} className={className}>
      <div className="relative">
        <input type={isShown ? 'text' : 'password'} dir="auto" {...rest} {...ties} className={`${control} pr-18`} />
        <button
          type="button"
          aria-describedby={`${fieldId}-label`}
          className="absolute inset-y-0 right-0 px-4 text-sm font-semibold text-ink-soft hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  )
}
