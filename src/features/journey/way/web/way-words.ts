import { counted, plural } from '#platform/format/numbers.ts'
import type { Way } from './way.calls.ts'

type Standing = Pick<Way, 'currentDay' | 'isOver' | 'completed' | 'total' | 'planned' | 'behind'>

/** Where the member is on the way, and where today is, in the words that stand under every picture of it. */
export function wayWords({ currentDay, isOver, completed, total, planned, behind }: Standing): string {
  if (completed >= total) return `You made it: all ${total} lessons are done.`
  const here = completed === 0 ? 'You’re at the start.' : `You’ve done ${completed} of ${total} lessons.`
  if (isOver)
    return `${here} Your ${currentDay} days are up: ${counted(total - completed, 'lesson')} left, at your own pace.`
  return `${here} ${todayWords(currentDay, behind, completed - planned)}`
}

function todayWords(day: number, behind: number, ahead: number): string {
  if (behind > 0) return `Today, day ${day}, is ${counted(behind, 'lesson')} ahead of you.`
  if (ahead > 0) return `Today is day ${day}: you’re ${ahead} ${plural(ahead, 'lesson')} ahead.`
  // The calendar is among lessons that another plan opens, or the work goes by hours that were agreed to.
  if (ahead < 0) return `Today is day ${day}, and nothing is late for you.`
  return `Today is day ${day}: you’re on time.`
}
