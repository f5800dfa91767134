import { Check, FlaskConical, MessageSquareText, TriangleAlert } from 'lucide-react'
import { RouterLink } from '#features/journey/web/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { type Claim, type ClaimTest, type CountedFigure, conflictText, markNames } from '../claims.rules.ts'

const marks = {
  counted: { Icon: Check, tone: 'text-success' },
  said: { Icon: MessageSquareText, tone: 'text-ink' },
  test: { Icon: FlaskConical, tone: 'text-warning' },
} as const

/** What stands behind one line of the score card: the figures of the file, or how to find out. */
export function ClaimView({ claim }: { claim: Claim }) {
  const { mark, figures, conflict, countsOn, tests } = claim
  const { Icon, tone } = marks[mark]
  return (
    <div className="mt-2 flex flex-col gap-1 break-words">
      <p className={classNames('flex items-center gap-1.5 font-semibold', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {markNames[mark]}
      </p>
      {figures.map((figure) => (
        <FigureLine key={`${figure.href} ${figure.text}`} figure={figure} />
      ))}
      {conflict && (
        <p className="flex gap-1.5 rounded-sm bg-warning-soft p-2 text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            {conflictText(conflict)} on <RouterLink href={conflict.href}>{conflict.title}</RouterLink>.
          </span>
        </p>
      )}
      {countsOn && (
        <p className="text-ink-soft">
          Only your text says so. Count it on <RouterLink href={countsOn.href}>{countsOn.title}</RouterLink>.
        </p>
      )}
      {tests.length > 0 && (
        <>
          <p>{tests[0]?.says}</p>
          <ol aria-label="The cheapest tests" className="flex list-disc flex-col gap-0.5 pl-5">
            {tests.map((test) => (
              <TestLine key={test.lesson} test={test} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

const FigureLine = ({ figure: { text, title, href, mark, date } }: { figure: CountedFigure }) => (
  <p>
    <span className="font-semibold tabular-nums">{text}</span>
    {mark === 'G' && ', a guess,'} on <RouterLink href={href}>{title}</RouterLink>
    {date && <span className="text-ink-soft">, {calendarDates.shortDate(date)}</span>}
  </p>
)

const TestLine = ({ test: { minutes, lesson, href, lockedUntil } }: { test: ClaimTest }) => (
  <li>
    {href ? <RouterLink href={href}>{lesson}</RouterLink> : <span className="font-semibold">{lesson}</span>}
    <span className="text-ink-soft">
      , {minutesText(minutes)}
      {lockedUntil && `, locked until ${lockedUntil}`}
    </span>
  </li>
)
