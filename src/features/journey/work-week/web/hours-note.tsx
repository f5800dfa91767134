import { useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { phases } from '../../framework/web/framework.calls.ts'
import { pace } from '../../pace/web/pace.calls.ts'
import { hoursGap } from '../work-week.rules.ts'

/** Where the hours are fewer than the phase asks for: what that means, before the calendar says it. */
export function HoursNote({ hoursPerWeek }: { hoursPerWeek: number }) {
  const { data } = useQuery(phases)
  // For who runs a business already Foundation is a check, and takes what is missing.
  const isCheck = useQuery(pace).data?.check != null
  const phase = data?.find(({ status }) => status === 'current')
  const gap = phase && hoursGap(phase, hoursPerWeek)
  if (!gap || isCheck) return null
  const { weeks, days } = gap
  return (
    <p role="note" className="max-w-prose rounded-md border-l-4 border-line-strong bg-sunken px-5 py-4">
      At {counted(hoursPerWeek, 'hour')} a week, {phase.name} takes about {counted(weeks, 'week')}. The calendar plans{' '}
      {days} days for it. That’s fine: no lesson locks on its day, and none is late as long as you keep to your hours.
    </p>
  )
}
