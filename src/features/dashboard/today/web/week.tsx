import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { filePages, numbers } from '#features/founder-file/web/public.ts'
import type { Pace, Phase } from '#features/journey/web/public.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { useDates } from '#platform/web/zone.ts'
import { type Step, type Week, weekOf } from '../week.rules.ts'
import { BusinessLine } from './today-lines.tsx'
import { todayActions, todayWords } from './today-looks.ts'

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
  const dates = useDates()
  return weekOf({
    today: pace.today,
    currentDay: pace.currentDay,
    lessonsDone: pace.lessonsDone,
    business: business && {
      isEntryDue: business.isEntryDue,
      isWeekIn: business.isWeekIn,
      isMeasured: business.numbers.some(({ points }) => points.length > 0),
    },
    pages: data?.pages,
    dates,
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

const pathOf = ({ lesson }: Step) => (lesson ? lessonPath(lesson) : '/founder-file/numbers')
