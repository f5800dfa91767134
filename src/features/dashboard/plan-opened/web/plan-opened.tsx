import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MoveDays, type Pace, workHours } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { openedWords } from '#features/membership/opened-words.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { on } from '../../today/day-names.ts'
import type { OpenedPlan } from '../plan-opened.contract.ts'
import { type Phase, paidModules } from '../plan-opened.rules.ts'

/** `isLate`: lessons that it opened had their day before. */
type PlanOpenedProps = { opened: OpenedPlan; pace: Pace; phases: readonly Phase[]; isLate: boolean }

/** Until the first lesson after a payment or a gift: what it opened, and what comes next; a running business may start right there. */
export function PlanOpened({ opened: { tier, givenThrough }, pace, phases, isLate }: PlanOpenedProps) {
  const { data } = useQuery(workHours)
  const canMove = isLate && !pace.catchUp && pace.movedDaysLeft > 0
  const isNew = pace.lessonsDone === 0 && data && !data.building && data.hoursPerWeek === null && !data.startsAt
  const paid = paidModules(phases)
  // Of the lessons that are worth doing first, the first that a plan has to open.
  const start = isNew ? undefined : pace.check?.first.find(({ moduleId }) => paid.has(moduleId))
  return (
    <Card aria-labelledby="plan-opened" className="mt-6">
      <CardHeader
        id="plan-opened"
        title={`${tierName[tier]} is open`}
        lead={`${openedWords[tier]} ${given(givenThrough)}${start ? besideCheck(pace) : ''}${isLate ? late(pace, canMove) : ''}`}
        actions={
          <div className="flex flex-wrap gap-3">
            {start && (
              <LinkButton asChild>
                <Link to={lessonPath(start)}>Start with: {start.title}</Link>
              </LinkButton>
            )}
            <WayOn tier={tier} isNew={Boolean(isNew)} />
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

function WayOn({ tier, isNew }: { tier: OpenedPlan['tier']; isNew: boolean }) {
  const { to, text } = isNew
    ? { to: '/welcome', text: 'Answer three short questions' }
    : tier === 'elite'
      ? { to: '/coaching', text: 'Go to Coaching' }
      : { to: '/modules', text: 'See what’s open now' }
  return (
    <LinkButton asChild variant="secondary">
      <Link to={to}>{text}</Link>
    </LinkButton>
  )
}

/** Who runs a business doesn’t have to finish the check before it uses what it paid for. */
const besideCheck = ({ check }: Pace): string => ` Your check of ${check?.phase} continues beside it.`

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
