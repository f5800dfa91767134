import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MoveDays, type Pace, workHours } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { openedWords } from '#features/membership/opened-words.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { on } from '../../today/day-names.ts'
import type { OpenedPlan } from '../plan-opened.contract.ts'

/** `isLate`: lessons that it opened had their day before. */
type PlanOpenedProps = { opened: OpenedPlan; pace: Pace; isLate: boolean }

/** Until the first lesson after a payment or a gift: what it opened, and what comes next. */
export function PlanOpened({ opened: { tier, givenThrough }, pace, isLate }: PlanOpenedProps) {
  const { data } = useQuery(workHours)
  const canMove = isLate && !pace.catchUp && pace.movedDaysLeft > 0
  const isNew = pace.lessonsDone === 0 && data && !data.building && data.hoursPerWeek === null && !data.startsAt
  const next = isNew
    ? { to: '/welcome', text: 'Answer three short questions' }
    : tier === 'elite'
      ? { to: '/coaching', text: 'Go to Coaching' }
      : { to: '/modules', text: 'See what’s open now' }
  return (
    <Card aria-labelledby="plan-opened" className="mt-6">
      <CardHeader
        id="plan-opened"
        title={`${tierName[tier]} is open`}
        lead={`${openedWords[tier]} ${given(givenThrough)}${isLate ? late(pace, canMove) : ''}`}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton asChild variant="secondary">
              <Link to={next.to}>{next.text}</Link>
            </LinkButton>
            {canMove && (
              <Suspense>
                <MoveDays pace={pace} trigger={<Button variant="secondary">Move my days</Button>} />
              </Suspense>
            )}
          </div>
        }
      />
    </Card>
  )
}

const given = (through: string | null) =>
  through
    ? `It’s a gift through ${calendarDates.date(through)}: it costs you nothing and ends by itself.`
    : 'Settings says what it costs and when it renews.'

/** What opens after its days have passed is late from its first minute: said once, with the way out. */
function late(pace: Pace, canMove: boolean): string {
  const { currentDay, catchUp } = pace
  if (catchUp?.meetsOn) return ` Your catch-up plan now includes these lessons and runs until ${on(catchUp.meetsOn)}.`
  const way = canMove ? ` ${moving(pace)}` : ''
  return ` You’re on day ${currentDay}, and some of these lessons were scheduled before today. You haven’t missed any work.${way}`
}

const moving = ({ currentDay, daysOver, doneDay, movedDaysLeft }: Pace): string =>
  currentDay + daysOver - movedDaysLeft <= doneDay + 1
    ? 'Move your days if you’d like to start at the first one.'
    : `You can move your days back, by up to ${counted(movedDaysLeft, 'day')}.`
