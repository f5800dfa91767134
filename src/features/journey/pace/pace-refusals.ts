import { counted } from '#platform/format/numbers.ts'
import { refusals } from '#shared/refusal.ts'

export const paceRefusals = refusals('pace', {
  pausedAlready: [409, 'Your program is already paused. Resume it first.'],
  notPaused: [409, 'Your program isn’t paused.'],
  tooManyPausedDays: [409, (left: number) => `You have ${counted(left, 'day')} of pause left this year.`],
  tooManyMovedDays: [409, (left: number) => `You can move your days by ${counted(left, 'more day')} this year.`],
  beforeDayOne: [409, 'You can’t move back past day 1.'],
})
