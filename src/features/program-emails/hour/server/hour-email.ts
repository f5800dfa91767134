import type { Running } from '#features/founder-file/running/running.contract.ts'
import { countInSentence, returnWords } from '#features/founder-file/running/running.rules.ts'
import type { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import { tonightWords } from '#features/founder-file/tonight/tonight-words.ts'
import { timesOfNext } from '#features/journey/pace/next-times.ts'
import { offWords } from '#features/journey/pace/off-words.ts'
import { paceLimits } from '#features/journey/pace/pace.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { memberLink, unsubscribable } from '../../server/unsubscribable.ts'
import type { LessonOfTheHour } from '../hour.rules.ts'

type Hour = {
  id: string
  email: string
  firstName: string
  /** The member's local date, and the time they chose. */
  onDay: string
  startsAt: string
  lesson: LessonOfTheHour
  /** What of it is for today, where it is longer than that. */
  tonight: Tonight | null
  quietDays: number
  /** Agreed days among these. */
  missedDays: number | null
  /** It is compared with what is there, and not done in full. */
  isChecked: boolean
  /** A lesson is completed or a page written on. */
  hasBegun: boolean
}

/** One lesson and how long it takes. Contains no images and no tracking links. */
export function hourEmail(ctx: Context, hour: Hour): Email {
  const { id, email, firstName, onDay, startsAt, lesson, tonight } = hour
  const { title, moduleId } = lesson
  const value = tonight ? minutesText(tonight.minutes) : timeOf(hour)
  const at = calendarDates.weekdayTime(`${onDay}T${startsAt}:00Z`)
  return unsubscribable(ctx, 'hour', id, {
    kind: 'agreed hour',
    to: email,
    subject: `${title}: ${value}`,
    paragraphs: [firstName ? `Hi ${firstName},` : 'Hi,', `It’s ${at}, the time you set aside. ${beginning(hour)}`],
    facts: [{ label: title, value: tonight ? tonightWords(tonight) : value }],
    action: {
      label: 'Open the lesson',
      url: memberLink(ctx, lessonPath({ moduleId, id: lesson.id })),
      note: 'Not today? Nothing is lost. It’s here the next time you sit down.',
    },
    because: 'You get this email at the times you chose in your settings.',
  })
}

function beginning({ quietDays, missedDays, hasBegun }: Hour): string {
  if (quietDays < paceLimits.quietDays) return 'One lesson:'
  if (!hasBegun) return 'Start with one lesson:'
  return `${offWords({ quietDays, missedDays })}. Pick up where you left off, with one lesson:`
}

const timeOf = ({ lesson, isChecked, onDay }: Hour): string =>
  'minutes' in lesson
    ? timesOfNext({ next: lesson, check: { isNextChecked: isChecked } })
    : countOf(lesson.running, onDay)

/** `interviews 4 of 10, back today` */
const countOf = (running: Running, today: string): string =>
  [countInSentence(running), returnWords(running.backOn, today)].filter(Boolean).join(', ')
