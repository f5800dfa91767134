import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, fieldControl } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className} limit={rest}>
      <input type="text" dir="auto" {...rest} {...fieldControl(fieldId, hint, error)} />
    </Field>
  )
}
