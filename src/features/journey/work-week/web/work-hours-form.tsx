import { type ReactNode, useState } from 'react'
import { FormError, useForm } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type { saveWorkHours as endpoint } from '../../pace/pace.contract.ts'
import { saveWorkHours, type WorkHours } from '../../pace/web/pace.calls.ts'
import { hoursErrorText, readHours } from '../work-week.rules.ts'
import { BuildingFields, HoursField, WhenFields } from './work-hours-fields.tsx'

export const workHoursQuestions = {
  building: 'What are you building or running?',
  hours: 'How many hours a week can you give it?',
  when: 'When?',
} as const
export type WorkHoursPart = keyof typeof workHoursQuestions

const fieldsOf = { building: BuildingFields, hours: HoursField, when: WhenFields } as const

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const fields = [
  'building',
  'stage',
  'hoursPerWeek',
  'startsAt',
  ...weekdays.map((day) => `day-${day}` as const),
] as const
type Values = Record<(typeof fields)[number], string>

type WorkHoursFormProps = {
  hours: WorkHours
  /** Which questions are asked; of these, only what was changed is saved. */
  parts: readonly [WorkHoursPart, ...WorkHoursPart[]]
  /** What the page asks above the form already, so that the field's label is heard and not seen. */
  isAskedAbove?: boolean
  button: string
  size?: 'md' | 'lg'
  /** They go into a calendar, which has no place for hours without days or a time. */
  goIntoCalendar?: boolean
  onSaved: (saved: WorkHours) => void
  /** Above the button. */
  more?: ReactNode
  /** Beside the button. */
  children?: ReactNode
}

/** What the member builds and when they work on it: one question or all of them, with one save. */
export function WorkHoursForm({
  hours,
  parts,
  isAskedAbove = false,
  button,
  size = 'lg',
  goIntoCalendar = false,
  onSaved,
  more,
  children,
}: WorkHoursFormProps) {
  const save = useCall(saveWorkHours)
  const { filled, setTouched } = useFilled(hours)
  const { errors, form } = useForm<(typeof fields)[number]>({
    fields,
    check: (values) => ({
      ...(parts.includes('hours') ? hoursError(values) : {}),
      ...(goIntoCalendar ? calendarError(given.when(values)) : {}),
    }),
    send: (values, answered) => {
      const body = changesTo(filled, Object.assign({}, ...parts.map((part) => given[part](values))))
      setTouched(false)
      const onError = (error: Error) => {
        setTouched(true)
        answered.onError(error)
      }
      save.mutate({ body }, { ...answered, onSuccess: onSaved, onError })
    },
    focusOnRefusal: firstField[parts[0]],
  })
  const errorOf: Record<WorkHoursPart, string | undefined> = {
    building: errors.building,
    hours: errors.hoursPerWeek,
    when: errors.startsAt,
  }
  return (
    <form {...form} onChange={() => setTouched(true)} className="flex flex-col gap-6">
      <FormError>{errors.form}</FormError>
      {parts.map((part) => {
        const Fields = fieldsOf[part]
        return (
          <Fields
            key={part + JSON.stringify(filled)}
            hours={filled}
            error={errorOf[part]}
            label={workHoursQuestions[part]}
            isLabelShown={!isAskedAbove}
          />
        )
      })}
      {more}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size={size} pending={save.isPending}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** What the fields were filled with: what is agreed now, but for a form in which someone is writing. */
function useFilled(hours: WorkHours) {
  const [filled, setFilled] = useState(hours)
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && filled !== hours) setFilled(hours)
  return { filled, setTouched }
}

const firstField = { building: 'building', hours: 'hoursPerWeek', when: 'startsAt' } as const

type Changes = Sent<typeof endpoint>['body']

/** What the fields of each question mean. */
const given: Record<WorkHoursPart, (values: Values) => Changes> = {
  building: ({ building, stage }) => ({
    building: building.trim(),
    stage: stage === 'idea' || stage === 'business' ? stage : null,
  }),
  hours: ({ hoursPerWeek }) => ({ hoursPerWeek: readHours(hoursPerWeek) ?? null }),
  when: (values) => ({
    weekdays: weekdays.filter((day) => values[`day-${day}` as keyof Values] !== ''),
    startsAt: values.startsAt || null,
  }),
}

/** What is sent unchanged would be agreed to anew, be it the hours of a catch-up plan that has ended since. */
const changesTo = (filled: WorkHours, values: Changes): Changes =>
  Object.fromEntries(
    Object.entries(values).filter(
      // The fields of the changes are those of the hours.
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(filled[name as keyof WorkHours]),
    ),
  )

function calendarError({ weekdays = [], startsAt }: Changes) {
  const isFine = weekdays.length > 0 && startsAt
  return isFine ? {} : { startsAt: 'A calendar needs at least one day and a time. Choose both, or clear its box.' }
}

const hoursError = ({ hoursPerWeek }: Values) =>
  hoursPerWeek.trim() === '' || readHours(hoursPerWeek) !== undefined ? {} : { hoursPerWeek: hoursErrorText }
