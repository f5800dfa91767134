import { useState } from 'react'
import type { Way } from '#features/journey/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { type MarkKind, markKinds, markNames } from '../marks.rules.ts'
import { addMark } from './marks.calls.ts'

/** Which moment it was and at which lesson; it begins at the one completed last. */
export function MarkForm({ way, onDone }: { way: Way; onDone: () => void }) {
  const [kind, setKind] = useState<MarkKind>('first-conversation')
  const [step, setStep] = useState(() => lastCompleted(way))
  const add = useCall(addMark)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(
          { body: { kind, subModuleId: step } },
          { onSuccess: onDone, onError: showError('The mark wasn’t saved. Please try again.') },
        )
      }}
    >
      <SelectField
        label="What happened"
        value={kind}
        onChange={({ target }) => setKind(markKinds.find((one) => one === target.value) ?? kind)}
      >
        {markKinds.map((one) => (
          <option key={one} value={one}>
            {markNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField label="At which lesson" value={step} onChange={({ target }) => setStep(target.value)}>
        {way.modules.map(({ id, title, steps }) => (
          <optgroup key={id} label={title}>
            {steps.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <DialogActions>
        <Button type="submit" pending={add.isPending}>
          Put it on the map
        </Button>
      </DialogActions>
    </form>
  )
}

function lastCompleted({ modules }: Way): string {
  const steps = modules.flatMap((module) => module.steps)
  const done = steps.filter(({ completedAt }) => completedAt)
  const latest = done.reduce(
    (last, step) => ((step.completedAt ?? '') >= (last?.completedAt ?? '') ? step : last),
    done[0],
  )
  return (latest ?? steps[0])?.id ?? ''
}
