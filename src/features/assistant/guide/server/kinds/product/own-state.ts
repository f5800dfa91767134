import { accountTopics } from '../../help/account/account-topics.ts'
import { daysLost, isOfDaysLost } from '../../help/days-lost.ts'
import { guaranteeLeft } from '../../help/membership/guarantee-left.ts'
import { planDates } from '../../help/membership/plan-dates.ts'
import { isWhichPlan, whichPlan } from '../../help/membership/which-plan.ts'
import { openAlready } from '../../help/open-already.ts'
import { skipLessons } from '../../help/skip-lessons.ts'
import type { Kind } from '../../talk.ts'
import { helped } from '../help.ts'

/** The member’s own dates and points, before anything that is only like such a question. */
export const ownState: Kind = {
  group: 'help',
  read: (talk) => {
    const { plain, question } = talk
    const topic =
      (isOfDaysLost(plain) ? daysLost : undefined) ??
      (isWhichPlan(plain, question.own.plans) ? whichPlan : undefined) ??
      firstOfAll.find(({ sure }) => sure?.test(plain))
    return topic && (() => helped(topic, talk))
  },
}
const firstOfAll = [
  planDates,
  guaranteeLeft,
  skipLessons,
  openAlready,
  whichPlan,
  ...accountTopics.filter(({ name }) => name === 'points'),
]
