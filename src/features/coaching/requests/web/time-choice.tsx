import { useId } from 'react'
import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { useDates } from '#platform/web/zone.ts'
import { sessionTime } from '../requests.rules.ts'

type TimeChoiceProps = {
  legend: string
  times: readonly string[]
  chosen: string | undefined
  onChoose: (time: string) => void
}

/** One of the times that the other side suggests. */
export function TimeChoice({ legend, times, chosen, onChoose }: TimeChoiceProps) {
  const dates = useDates()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {times.map((time) => (
          <ChipChoice key={time} type="radio" name={name} checked={time === chosen} onChange={() => onChoose(time)}>
            {sessionTime(dates, time)}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
