import { refusals } from '#shared/refusal.ts'
import { runningLimits } from './running.rules.ts'

export const runningRefusals = refusals('running', {
  notForDays: [409, 'This exercise fits in one sitting.'],
  completed: [409, 'You’ve completed this lesson.'],
  tooMany: [409, `You have ${runningLimits.most} exercises running. Finish or stop one first.`],
  backOn: [400, `Choose today or a later day, at most ${runningLimits.days} days ahead.`, 'backOn'],
})
