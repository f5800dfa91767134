import { useUser } from '#features/identity/web/public.ts'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { requestLimits } from '../requests.rules.ts'

const places = ['First', 'Second', 'Third'] as const

/** As they are typed; empty ones are left out of what is sent. */
export const noTimes: readonly string[] = Array.from({ length: requestLimits.times }, () => '')
export const givenTimes = (times: readonly string[]): string[] => times.filter((time) => time !== '')

type TimeFieldsProps = { legend: string; hint: string; times: readonly string[]; onChange: (times: string[]) => void }

/** Up to three times, by the clocks of whoever types them. */
export function TimeFields({ legend, hint, times, onChange }: TimeFieldsProps) {
  const zone = useUser()?.timeZone
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p className="mt-1 text-sm text-ink-soft">
        {hint}
        {zone && ` Times are in your time zone, ${zone}.`}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {places.map((place, at) => (
          <TextField
            key={place}
            label={`${place} time`}
            type="datetime-local"
            className="min-w-0"
            value={times[at] ?? ''}
            onChange={({ target }) => onChange(times.map((time, n) => (n === at ? target.value : time)))}
          />
        ))}
      </div>
    </fieldset>
  )
}
