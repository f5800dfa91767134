import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, fieldControl } from './field.tsx'

type SelectFieldProps = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** The browser's own select; its options are the children. */
export function SelectField({ label, hint, error, className, id, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className}>
      <select {...rest} {...fieldControl(fieldId, hint, error)} />
    </Field>
  )
}
