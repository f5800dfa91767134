import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { businessLine } from '#features/founder-file/numbers/business-line.ts'
import { countDayLine } from '#features/founder-file/numbers/count-day.ts'
import type { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import { filePages, numbers } from '#features/founder-file/web/public.ts'
import { type Pace, type Phase, subModulePath } from '#features/journey/web/public.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { type Step, type Week, weekOf } from '../week.rules.ts'
import { todayActions, todayWords } from './today-looks.ts'
import { CheckNote, PaceNote, TonightNote } from './today-notes.tsx'

type WeekTodayProps = { pace: Pace; phases: readonly Phase[] }

/** What *Today* says where the business goes by weeks. */
export function WeekToday(props: WeekTodayProps) {
  const week = useWeek(props)
  return (
    <>
      <p className={todayWords}>{week.words}</p>
      <BusinessLine pace={props.pace} />
      <div className={todayActions}>
        <WeekActions week={week} pace={props.pace} />
      </div>
      <WeekSteps week={week} />
    </>
  )
}

/** The week of who has done all that their plan opens. */
function useWeek({ pace, phases }: WeekTodayProps): Week {
  const business = useQuery(numbers).data
  const { data } = useQuery(filePages)
  return weekOf({
    today: pace.today,
    currentDay: pace.currentDay,
    lessonsDone: pace.lessonsDone,
    business: business && {
      isEntryDue: business.isEntryDue,
      isMeasured: business.numbers.some(({ points }) => points.length > 0),
    },
    pages: data?.pages,
    ask: phases.findLast(({ status, weekly }) => status === 'completed' && weekly)?.weekly ?? undefined,
  })
}

/** What comes first this week, and, beside it, what a larger plan opens. */
function WeekActions({ week: { main }, pace }: { week: Week; pace: Pace }) {
  return (
    <>
      <LinkButton asChild>
        <Link to={pathOf(main)}>{buttonOf[main.kind]}</Link>
      </LinkButton>
      <LinkButton asChild variant="secondary">
        {/* The contract's tiers are the tiers there are. */}
        <Link to="/pricing">Upgrade to {tierName[pace.opensWith as Tier]}</Link>
      </LinkButton>
      {pace.phaseDone && (
        <Link to={`/phases/${pace.phaseDone.id}`} className="link">
          See what you made
        </Link>
      )}
    </>
  )
}

function WeekSteps({ week: { steps } }: { week: Week }) {
  return (
    <ul aria-label="Your week" className="mt-4 flex max-w-[38rem] flex-col border-t border-line">
      {steps.map((step) => (
        <li key={step.kind} className="border-b border-line">
          <Link
            to={pathOf(step)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 no-underline hover:underline hover:underline-offset-4"
          >
            <span className="font-semibold">{step.words}</span>
            <span className="text-sm text-ink-soft">{step.note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const buttonOf = { numbers: 'Enter numbers', ask: 'Open the lesson for it', page: 'Read the page again' } as const

const pathOf = ({ lesson }: Step) => (lesson ? subModulePath(lesson) : '/founder-file/numbers')

type TodayLinesProps = { pace: Pace; tonight: Tonight | null; check: Pace['check'] }

/** Below the sentence of the day: today’s part of a long lesson, the business, the pace, and how who runs one goes on. */
export const TodayLines = ({ pace, tonight, check }: TodayLinesProps) => (
  <>
    {tonight && <TonightNote tonight={tonight} />}
    <BusinessLine pace={pace} />
    <PaceNote pace={pace} />
    {check && <CheckNote check={check} />}
  </>
)

/** One line of the member’s own business, where something was measured: on days 60, 120 and 180 what has changed since the first. */
function BusinessLine({ pace }: { pace: Pace }) {
  const { data } = useQuery(numbers)
  const line = data && (countDayLine(data, pace) ?? businessLine(data))
  if (!line) return null
  return (
    <p className="mt-2 max-w-[50rem] text-pretty tabular-nums">
      <Link to="/founder-file/numbers" className="link">
        {line}
      </Link>
    </p>
  )
}
