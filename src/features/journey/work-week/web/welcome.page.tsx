import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { lessonPath } from '#features/program/lesson-path.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useFocusOnChange } from '#platform/ui/use-focus-on-change.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { downloadAddress } from '../../calendar/calendar.rules.ts'
import { pace, type WorkHours, workHours } from '../../pace/web/pace.calls.ts'
import { HoursNote } from './hours-note.tsx'
import { WorkHoursForm, type WorkHoursPart, workHoursQuestions } from './work-hours-form.tsx'

const asked = [
  { part: 'building', lead: 'So the program can talk about your business, not business in general.' },
  { part: 'hours', lead: 'Pick a number you can keep. Fewer is fine: you set the pace.' },
  { part: 'when', lead: 'A set time is easiest to keep. You can change it anytime.' },
] as const satisfies readonly { part: WorkHoursPart; lead: string }[]

const nothing: WorkHours = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }

/** Three short questions after signing up, each of which can be skipped; then the first lesson. */
export function WelcomePage() {
  const at = useQuestion()
  const next = useNext(at)
  const { data, error } = useQuery(workHours)
  const { part, lead } = asked[at]
  const title = workHoursQuestions[part]
  const heading = useFocusOnChange(at)
  const [wantsFile, setWantsFile] = useState(false)
  usePageTitle(title)
  return (
    <div className="mx-auto flex min-h-[60dvh] w-full max-w-lg flex-col gap-8 sm:pt-10">
      <header>
        <p className="legend text-accent">
          Question {at + 1} of {asked.length}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-4xl">
          {title}
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      </header>
      {!data && !error && (
        <Loading>
          <Skeleton className="h-44" />
        </Loading>
      )}
      {part === 'when' && data?.hoursPerWeek && <HoursNote hoursPerWeek={data.hoursPerWeek} />}
      {(data || error) && (
        <WorkHoursForm
          key={part}
          hours={data ?? nothing}
          parts={[part]}
          isAskedAbove
          button={at + 1 < asked.length ? 'Continue' : 'Start lesson 1'}
          goIntoCalendar={part === 'when' && wantsFile}
          onSaved={() => {
            if (part === 'when' && wantsFile) downloadFile()
            next()
          }}
          more={part === 'when' && <CalendarChoice onChange={setWantsFile} />}
        >
          <Button size="lg" variant="ghost" onClick={next}>
            Skip
          </Button>
        </WorkHoursForm>
      )}
    </div>
  )
}

function CalendarChoice({ onChange }: { onChange: (wants: boolean) => void }) {
  return (
    <CheckField
      name="calendar"
      label="Add it to my calendar"
      hint="Downloads a calendar file with reminders that link to the lesson. Settings has a link that updates itself."
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

/** The browser saves it, and the page stays. */
function downloadFile(): void {
  Object.assign(document.createElement('a'), { href: downloadAddress, download: '' }).click()
}

/** Which question the address names, so that Back leads to the one before. */
function useQuestion(): 0 | 1 | 2 {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const number = new URLSearchParams(search).get('question')
  if (number === '2') return 1
  return number === '3' ? 2 : 0
}

/** The lesson is asked for while the questions are read. */
function useNext(at: number): () => void {
  const { history } = useRouter()
  const { data } = useQuery(pace)
  const lesson = data?.next ? lessonPath(data.next) : '/modules'
  return () => history.push(at + 1 < asked.length ? `/welcome?question=${at + 2}` : lesson)
}
