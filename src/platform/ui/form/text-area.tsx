import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, fieldControl } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

export function TextArea({ label, hint, error, className, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className} limit={rest}>
      <textarea dir="auto" rows={rows} {...rest} {...fieldControl(fieldId, hint, error)} />
    </Field>
  )
}
