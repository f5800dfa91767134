import { counted } from '#platform/format/numbers.ts'
import { refusals } from '#shared/refusal.ts'

export const paceRefusals = refusals('pace', {
  pausedAlready: [409, 'Your program is paused already. Resume it first.'],
  notPaused: [409, 'Your program is not paused.'],
  tooManyPausedDays: [409, (left: number) => `You have ${counted(left, 'day')} of pause left this year.`],
  tooManyMovedDays: [409, (left: number) => `You can move your days by ${counted(left, 'day')} more this year.`],
  beforeDayOne: [409, 'Your days cannot move back beyond day 1.'],
})
