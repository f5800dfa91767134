import { refusals } from '#shared/refusal.ts'
import { runningLimits } from './running.rules.ts'

export const runningRefusals = refusals('running', {
  notForDays: [409, 'This exercise fits into one sitting.'],
  completed: [409, 'You have completed this lesson.'],
  tooMany: [409, `You have ${runningLimits.most} exercises running. Finish or stop one first.`],
  backOn: [400, `backOn: choose a day from today on, at most ${runningLimits.days} days ahead.`],
})
