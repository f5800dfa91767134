import { calendarDates } from '#platform/format/dates.ts'
import type { RecordedPromise, TalkPromise } from '../promises.contract.ts'

/** `by Mar 17, 2026`, `was due Mar 17, 2026`, `kept`. */
export function dueWords({ state, dueOn, isLate }: Pick<TalkPromise, 'state' | 'dueOn' | 'isLate'>): string {
  if (state !== 'open') return state
  return `${isLate ? 'was due' : 'by'} ${calendarDates.shortDate(dueOn)}`
}

type Change = RecordedPromise['changes'][number]

/** What was done with a promise; `who` and `when` are already words. */
export function changeWords({ kind, was }: Change, who: string, when: string): string {
  const earlier = was ?? ''
  const done = {
    made: 'recorded',
    kept: 'marked as kept',
    reopened: 'reopened',
    dropped: 'dropped',
    moved: `moved from ${kind === 'moved' ? calendarDates.shortDate(earlier) : ''}`,
    reworded: `reworded from “${earlier}”`,
  }
  return `${when}: ${done[kind]} by ${who}`
}
