import type { ReactNode } from 'react'
import { counted, spelled } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { programDays } from '../../journey.rules.ts'
import { paceLimits } from '../pace.rules.ts'
import { BeginAgainDialog } from './begin-again-dialog.tsx'
import { CatchUpDialog } from './catch-up-dialog.tsx'
import { MoveDaysDialog } from './move-days-dialog.tsx'
import { carryOn, type Pace } from './pace.calls.ts'
import { PauseDialog, type PauseNote } from './pause-dialog.tsx'

/** After quiet days or when behind: three ways to go on. */
export function ComeBack({ pace, pauseNote }: { pace: Pace; pauseNote?: PauseNote }) {
  const { behind, movedDaysLeft, pausedDaysLeft, currentDay, lessonsDone, daysBehind } = pace
  const carry = useCall(carryOn)
  return (
    <Card aria-labelledby="come-back" className="mt-6">
      <CardHeader
        id="come-back"
        title="How do you want to continue?"
        lead="Nothing is lost, and any of these is fine."
      />
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {behind.length > 0 && (
          <Choice words={`Spreads ${whatIsSpread(pace)} over the hours you have. You’ll see it before it starts.`}>
            <CatchUpDialog trigger={<Button variant="secondary">Plan my catch-up</Button>} />
          </Choice>
        )}
        {movedDaysLeft > 0 && currentDay > 1 && (
          <Choice
            words={`Moves you from day ${currentDay} to an earlier one, by up to ${counted(Math.min(movedDaysLeft, currentDay - 1), 'day')}.`}
          >
            <MoveDaysDialog pace={pace} trigger={<Button variant="secondary">Move my days</Button>} />
          </Choice>
        )}
        <Choice words="Leaves your calendar as it is and closes this.">
          <Button
            variant="secondary"
            pending={carry.isPending}
            onClick={() => carry.mutate({}, { onError: showError() })}
          >
            Carry on
          </Button>
        </Choice>
      </ul>
      {pausedDaysLeft > 0 && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
          Bad time right now?{' '}
          <PauseDialog
            pace={pace}
            note={pauseNote}
            trigger={
              <button type="button" className="link">
                Pause the program
              </button>
            }
          />
        </p>
      )}
      {lessonsDone > 0 && daysBehind > paceLimits.movedDays && (
        <p className="mt-2 text-sm text-ink-soft">
          Need to go back further?{' '}
          <BeginAgainDialog
            pace={pace}
            trigger={
              <button type="button" className="link">
                Begin again on day 1
              </button>
            }
          />
          . Your {counted(lessonsDone, 'finished lesson')} {lessonsDone === 1 ? 'stays' : 'stay'} finished.
        </p>
      )}
    </Card>
  )
}

/** From the last day on nothing comes due any more. */
const whatIsSpread = ({ behind, currentDay }: Pace): string =>
  currentDay >= programDays
    ? `the ${spelled(behind.length, 'lesson')} left`
    : `the ${spelled(behind.length, 'lesson')} due by now, and what comes due on the way,`

function Choice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-2 [&>button]:w-full">
      {children}
      <span className="text-sm text-ink-soft">{words}</span>
    </li>
  )
}
