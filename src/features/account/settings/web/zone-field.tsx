import { useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { cityOf, zoneGroups, zoneName } from './zones.ts'

/** The browser's own select over every zone it knows, by continent, with the times of the United States first. */
export function ZoneField({ current, error }: { current: string; error: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const takeDevice = () => {
    const select = field.current?.querySelector('select')
    if (!select) return
    select.value = device
    select.focus()
  }
  return (
    <div ref={field} className="flex flex-col items-start gap-2">
      <SelectField
        className="w-full"
        label="Time zone"
        name="timeZone"
        defaultValue={current}
        hint="Your program day starts at midnight here. Changing it never sets your day back. You can change it three times in 30 days."
        error={error}
      >
        {zoneGroups(current, device).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {device !== current && (
        <Button size="sm" variant="secondary" onClick={takeDevice}>
          Use this device’s: {cityOf(device)}
        </Button>
      )}
    </div>
  )
}
