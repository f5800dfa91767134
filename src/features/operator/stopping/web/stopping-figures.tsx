import { counted, numberText } from '#platform/format/numbers.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { FigureTable } from '../../web/figure-table.tsx'
import type { ChangedLesson, StoppingLesson } from '../stopping.contract.ts'
import { fewest, quietDays } from '../stopping.rules.ts'
import { Mark } from './mark.tsx'
import { share } from './share.ts'
import { StoppingLessons } from './stopping-lessons.tsx'

type StoppingFiguresProps = {
  members: number
  worst: StoppingLesson | null
  days: readonly { day: number; had: number; still: number; changed: readonly ChangedLesson[] }[]
  lessons: readonly StoppingLesson[]
}

/** One sentence that says it, then the days, then the lessons. */
export function StoppingFigures({ members, worst, days, lessons }: StoppingFiguresProps) {
  return (
    <>
      <p className="max-w-prose text-lg">
        {worst
          ? `Most people stop at “${worst.title}”: ${numberText(worst.stopped)} of the ${numberText(worst.reached)} who reached it went no further.`
          : `None of these ${counted(members, 'person', 'people')} has stopped.`}
      </p>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">
        Of {counted(members, 'person', 'people')}. Stopped: nothing finished for {quietDays} days, and not paused. Rows
        about fewer than {fewest} people are left out, and so are coaches.
      </p>
      <h2 className="mt-10 mb-4 text-2xl">By program day</h2>
      <FigureTable
        caption="How many keep going, by program day"
        heads={['Day', 'Have come to it', 'Finished something then or later', 'Share']}
        rows={days.map(({ day, had, still, changed }) => ({
          key: String(day),
          cells: [
            <DayName key="name" day={day} changed={changed} />,
            numberText(had),
            numberText(still),
            <Share key="share" part={still} whole={had} />,
          ],
        }))}
      />
      <h2 className="mt-10 mb-4 text-2xl">By lesson</h2>
      <StoppingLessons lessons={lessons} />
    </>
  )
}

function DayName({ day, changed }: { day: number; changed: readonly ChangedLesson[] }) {
  return (
    <>
      Day {day}
      {changed.slice(0, mostNamed).map(({ id, title, at, isNew }) => (
        <Mark key={id} at={at} isNew={isNew} title={title} />
      ))}
      {changed.length > mostNamed && (
        <span className="block font-normal text-ink-soft">
          and {counted(changed.length - mostNamed, 'other lesson')}
        </span>
      )}
    </>
  )
}
const mostNamed = 3

function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <span className="flex items-center gap-3 lg:justify-end">
      <progress aria-hidden max={whole} value={part} className={bar} />
      <span className="min-w-10 text-right">{share(part, whole)}</span>
    </span>
  )
}

const bar = classNames(
  'block h-2 w-24 appearance-none overflow-hidden rounded-full border-0 bg-line',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent',
)
