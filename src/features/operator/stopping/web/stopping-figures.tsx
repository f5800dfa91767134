import { tierName } from '#features/membership/membership.rules.ts'
import { counted, numberText } from '#platform/format/numbers.ts'
import { FigureTable } from '../../web/figure-table.tsx'
import type { StoppingLesson } from '../stopping.contract.ts'
import { fewest, quietDays } from '../stopping.rules.ts'

type StoppingFiguresProps = {
  members: number
  worst: StoppingLesson | null
  days: readonly { day: number; had: number; still: number }[]
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
        about fewer than {fewest} people are left out, and so is who coaches.
      </p>
      <h2 className="mt-10 mb-4 text-2xl">By program day</h2>
      <FigureTable
        caption="How many keep going, by program day"
        heads={['Day', 'Have come to it', 'Finished something then or later', 'Share']}
        rows={days.map(({ day, had, still }) => ({
          key: String(day),
          cells: [`Day ${day}`, numberText(had), numberText(still), share(still, had)],
        }))}
      />
      <h2 className="mt-10 mb-4 text-2xl">By lesson</h2>
      <FigureTable
        caption="How many keep going, by lesson"
        heads={['Lesson', 'Reached', 'Begun', 'Finished', 'Stopped here', 'Median days']}
        rows={lessons.map((lesson) => ({
          key: lesson.id,
          cells: [
            <LessonName key="name" {...lesson} />,
            numberText(lesson.reached),
            lesson.begun === null ? '–' : numberText(lesson.begun),
            numberText(lesson.finished),
            `${numberText(lesson.stopped)} (${share(lesson.stopped, lesson.reached)})`,
            lesson.medianDays === null ? '–' : numberText(lesson.medianDays),
          ],
        }))}
      />
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Reached: finished all before it, or began it anyway. Begun: finished it or wrote on its page; a lesson without a
        page shows a dash. Median days are counted from finishing the lesson before. Opening a lesson and what people
        ask the assistant aren’t recorded by lesson, so they aren’t shown.
      </p>
    </>
  )
}

function LessonName({ title, moduleTitle, tier }: StoppingLesson) {
  return (
    <>
      {title}
      <span className="block font-normal text-ink-soft">
        {moduleTitle}
        {tier !== 'starter' && `, ${tierName[tier]}`}
      </span>
    </>
  )
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)
