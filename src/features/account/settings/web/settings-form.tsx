import type { ReactNode } from 'react'
import { FormError, useForm } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type { saveSettings as endpoint } from '../settings.contract.ts'
import { saveSettings } from './settings.calls.ts'

type Changes = Sent<typeof endpoint>['body']

type SettingsFormProps<F extends string> = {
  id: string
  title: string
  lead?: string
  /** What its button says: of several on the page each names what it saves. */
  button: string
  above?: ReactNode
  fields: readonly [F, ...F[]]
  /** What the fields' texts mean; a ticked box reads `on`. */
  changes: (values: Record<F, string>) => Changes
  onSaved?: (changes: Changes) => void
  children: (errors: Partial<Record<F, string>>) => ReactNode
}

/** One section with one save. A failed save keeps what was typed. */
export function SettingsForm<F extends string>(props: SettingsFormProps<F>) {
  const { id, title, lead, button, above, fields, changes, onSaved, children } = props
  const save = useCall(saveSettings)
  const { errors, form } = useForm<F>({
    fields,
    check: () => ({}),
    send: (values, answered) => {
      const body = changes(values)
      const onSuccess = () => {
        toast({ title: 'Settings Saved', description: 'Your changes are saved' })
        onSaved?.(body)
      }
      save.mutate({ body }, { onSuccess, ...answered })
    },
    focusOnRefusal: fields[0],
  })
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <CardHeader id={`${id}-title`} title={title} lead={lead} />
      {above}
      <form {...form} className="flex flex-col gap-5">
        <FormError>{errors.form}</FormError>
        {children(errors)}
        <Button type="submit" className="self-start" pending={save.isPending}>
          {save.isPending ? 'Saving...' : button}
        </Button>
      </form>
    </Card>
  )
}
