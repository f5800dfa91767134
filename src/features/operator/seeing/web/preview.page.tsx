import { type FormEvent, useState } from 'react'
import { tierName, tiers } from '#features/membership/membership.rules.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import { type PreviewPlace, previewDay, previewPlaces } from '../seeing.rules.ts'
import { useSeeing } from './use-seeing.ts'

const placeNames: Record<PreviewPlace, string> = {
  lesson: 'The lesson of that day',
  worksheet: 'The next lesson with a worksheet',
  dashboard: 'The dashboard',
  framework: 'The framework',
  modules: 'All modules',
  'founder-file': 'The Founder file',
  numbers: 'This week’s numbers',
  plan: 'The plan on a page',
  map: 'The map',
  library: 'The library',
  assistant: 'The assistant',
  plans: 'The plans',
  coaching: 'Coaching',
  settings: 'The settings',
}

export function PreviewPage() {
  const [tier, setTier] = useState(tiers[0] as string)
  const [day, setDay] = useState(String(previewDay.least))
  const [place, setPlace] = useState<string>('lesson')
  const [keepsPace, setKeepsPace] = useState(true)
  const { see, pending } = useSeeing()
  const start = (event: FormEvent) => {
    event.preventDefault()
    see({
      as: 'preview',
      tier: tiers.find((one) => one === tier) ?? 'starter',
      day: Number(day),
      keepsPace,
      place: previewPlaces.find((one) => one === place) ?? 'lesson',
    })
  }
  return (
    <>
      <DeskHeader
        title="Preview"
        lead="See the site as someone with a plan on a day of the program. There’s no such member, and nothing you do is saved."
      />
      <form onSubmit={start} className="mt-8 max-w-xl">
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label="Plan" value={tier} onChange={({ target }) => setTier(target.value)}>
            {tiers.map((one) => (
              <option key={one} value={one}>
                {tierName[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Day"
            type="number"
            inputMode="numeric"
            required
            min={previewDay.least}
            max={previewDay.most}
            value={day}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setDay(target.value)}
          />
          <SelectField label="Begin with" value={place} onChange={({ target }) => setPlace(target.value)}>
            {Object.entries(placeNames).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckField
          className="mt-4"
          label="Every lesson planned before that day is completed"
          checked={keepsPace}
          onChange={({ target }) => setKeepsPace(target.checked)}
        />
        <Button type="submit" className="mt-6" pending={pending}>
          Preview
        </Button>
        <p className="mt-4 text-sm text-ink-soft">
          It lasts up to an hour, in all tabs of this browser. Every other page can be opened from there, and a banner
          on each ends it.
        </p>
      </form>
    </>
  )
}
