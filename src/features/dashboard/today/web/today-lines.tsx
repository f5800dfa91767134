import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { businessLine, cashLine } from '#features/founder-file/numbers/business-line.ts'
import { countDayLine } from '#features/founder-file/numbers/count-day.ts'
import type { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import { tonightWords } from '#features/founder-file/tonight/tonight-words.ts'
import { numbers } from '#features/founder-file/web/public.ts'
import type { Pace } from '#features/journey/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { dashboard } from '../../web/dashboard.calls.ts'
import { gapWords, onTimeWords } from '../behind-words.ts'
import { tellsGap } from '../today.rules.ts'

type TodayLinesProps = { pace: Pace; check: Pace['check'] }

/** Below the one thing to do: the business, the pace, and how who runs one goes on. */
export const TodayLines = ({ pace, check }: TodayLinesProps) => (
  <>
    <BusinessLine pace={pace} />
    <PaceNote pace={pace} />
    {pace.asksIfBusiness && <StageNote />}
    {check && (
      <CheckNote check={check} isNew={pace.lessonsDone < newUntil} isFirstOfWeek={pace.isFirstOfWeek === true} />
    )}
  </>
)

/**
 * A line of the member’s own business, where something was measured: on days 60, 120 and 180 what has changed since the first,
 * and before it when the cash is used up, if that is near.
 */
export function BusinessLine({ pace }: { pace: Pace }) {
  const { data } = useQuery(numbers)
  if (!data) return null
  const sinceFirst = countDayLine(data, pace)
  const lines = sinceFirst ? [cashLine(data), sinceFirst] : [businessLine(data)]
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="mt-2 max-w-[50rem] text-pretty tabular-nums">
          <Link to="/founder-file/numbers" className="link">
            {line}
          </Link>
        </p>
      ),
  )
}

/** Who had customers on day 1 and didn’t say that it is a business is told what saying so changes. */
function StageNote() {
  const clients = useQuery(numbers).data?.numbers.find(({ key }) => key === 'clients')
  if (!clients?.points[0] || clients.points[0].value <= 0) return null
  return (
    <p className="mt-2 max-w-[50rem] text-pretty text-ink-soft">
      You have paying customers. If your business runs already,{' '}
      <Link to="/settings" hash="work-hours" className="link">
        say so
      </Link>
      , and Foundation becomes a check.
    </p>
  )
}

/** Of a lesson that is longer than a day: what of it is today’s. */
export const TonightNote = ({ tonight }: { tonight: Tonight }) => (
  <p className="mt-2 max-w-[50rem] text-pretty">{tonightWords(tonight)}</p>
)

/** How the work stands beside the pace that was agreed to. */
function PaceNote({ pace }: { pace: Pace }) {
  const onTime = pace.lessonsDone > 0 && !pace.pause && onTimeWords(pace)
  if (onTime) return <p className="mt-2 text-sm text-ink-soft">{onTime}</p>
  if (!tellsGap(pace)) return null
  const { words, link } = gapWords(pace)
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {words}{' '}
      {link && (
        <Link to="/settings" hash="work-hours" className="link">
          {link}
        </Link>
      )}
      {link && '.'}
    </p>
  )
}

/** How the phase is gone through is told for so many lessons: after them it is known. */
const newUntil = 2

type CheckNoteProps = { check: NonNullable<Pace['check']>; isNew: boolean; isFirstOfWeek: boolean }

/** How who runs a business already goes through a phase; and once a week, or when a plan opens more, what is worth doing before the rest of it. */
function CheckNote({ check: { phase, first }, isNew, isFirstOfWeek }: CheckNoteProps) {
  const opened = useQuery(dashboard).data?.opened
  const tellsFirst = isFirstOfWeek || Boolean(opened)
  if (!isNew && (!tellsFirst || first.length === 0)) return null
  return (
    <p className="mt-2 max-w-[50rem] text-pretty text-ink-soft">
      {isNew &&
        `You run a business already, so ${phase} is a check: mark each lesson that’s true of you complete, and stop only where something is missing. No day counts against you. `}
      {first.length > 0 && 'Worth doing first: '}
      {first.map((lesson, at) => (
        <Fragment key={lesson.id}>
          {at > 0 && ', '}
          <Link to={lessonPath(lesson)} className="link">
            {lesson.title}
          </Link>
          {at === first.length - 1 && '.'}
        </Fragment>
      ))}
    </p>
  )
}
