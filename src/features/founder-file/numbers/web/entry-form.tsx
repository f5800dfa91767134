import { type SubmitEvent, useState } from 'react'
import { dayErrors, earliestDay, wrongDay } from '#platform/format/past-days.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { BusinessNumber } from '../numbers.contract.ts'
import { savedWords } from '../saved-words.ts'
import { EntryLine } from './entry-line.tsx'
import { enterNumbers } from './numbers.calls.ts'
import { type Line, readLines } from './read-lines.ts'
import { useEntry } from './use-entry.ts'

type EntryFormProps = {
  numbers: readonly BusinessNumber[]
  currency: string
  today: string
  /** What follows from a saved number is on its way. */
  isRefreshing: boolean
}

/** A line for every number that is entered. What is left empty is left as it was. */
export function EntryForm({ numbers, currency, today, isRefreshing }: EntryFormProps) {
  const asked = numbers.filter(({ isEntered }) => isEntered)
  const { date, lines, setDate, setLine, forget } = useEntry(today)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saved, setSaved] = useState<Parameters<typeof savedWords>[1]['entered']>([])
  const enter = useCall(enterNumbers)

  const change = (key: string, line: Line) => {
    setLine(key, line)
    setSaved([])
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readLines(asked, lines, { date, currency })
    const wrongDate = dateError(date, today)
    setErrors({ ...read.errors, ...(wrongDate && { date: wrongDate }) })
    setSaved([])
    if (wrongDate) return document.getElementById('numbers-day')?.focus()
    const [wrong] = Object.keys(read.errors)
    if (wrong) return document.getElementById(`number-${wrong}`)?.focus()
    if (read.entries.length === 0) return setErrors({ [asked[0]?.key ?? '']: 'Enter at least one number.' })
    enter.mutate(
      { body: { entries: read.entries } },
      {
        onSuccess: ({ points }) => {
          forget(read.entries.map(({ id }) => id))
          setSaved(points)
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="mt-8 max-w-lg">
      <TextField
        id="numbers-day"
        type="date"
        label="For the day"
        min={earliestDay(today)}
        max={today}
        value={date}
        error={errors.date}
        onChange={({ target }) => {
          setDate(target.value)
          setErrors({ ...errors, date: '' })
        }}
        className="[&_input]:max-w-48"
      />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {asked.map((number) => (
          <EntryLine
            key={number.key}
            number={number}
            currency={currency}
            date={date}
            line={lines[number.key]}
            error={errors[number.key]}
            onLine={(line) => change(number.key, line)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" pending={enter.isPending} className="max-sm:w-full">
          Save numbers
        </Button>
        <p role="status" className="text-pretty">
          {saved.length > 0 && !isRefreshing && savedWords(numbers, { currency, entered: saved })}
        </p>
      </div>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {enter.error && userMessage(enter.error, 'Your numbers weren’t saved. They’re still here: try again.')}
      </p>
    </form>
  )
}

function dateError(date: string, today: string): string | undefined {
  const wrong = wrongDay(date, today)
  return date === '' ? 'Enter the whole date.' : wrong && dayErrors[wrong]
}
