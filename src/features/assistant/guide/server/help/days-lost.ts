import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../tools/server/own-record.ts'
import type { HelpTopic } from './help-topic.ts'
import { isOfBusiness } from './of-business.ts'

const calendar = '[Settings → Your calendar](/settings#calendar)'
const ill =
  '(?:sick|ill|unwell|flu|fever|hospital|surgery|operation|injured|accident|covid|broke (?:my|his|her) \\w+|bad back)'
const away =
  '(?:away|off|on (?:vacation|holiday)|wedding|funeral|moved house|moving house|newborn|baby|exams?|traveling|travelling|abroad)'
const late =
  '(?:behind|missed|lost|nothing for|did nothing|(?:a|one|two|three|four|five|\\d+) (?:whole )?(?:weeks?|days?|months?))'
const asks =
  '(?:catch(?:ing)? (?:it |that |this |all (?:of )?(?:it|that|this) |everything )?up|make up for|skip|have to (?:do|redo)|what (?:do|should|can) i do (?:about|with|now)|what now|dates?|move (?:my|the) days)'

const sure = new RegExp(`^(?=.*\\b(?:${ill}|${away})\\b)(?=.*\\b${late}\\b)(?=.*\\b${asks}\\b)`)
const feelsIll = new RegExp(`\\b${ill}\\b`)

/** Days that went by without work, for a reason: nothing has to be caught up, and the calendar can be moved. */
export const daysLost: HelpTopic = {
  name: 'days-lost',
  sure,
  says: async (_, { plain, question: { own } }) => {
    const at = await own.standing()
    return [
      `${feelsIll.test(plain) ? 'That came first, and rightly. ' : ''}You don’t have to catch anything up: no day locks anything, and no lesson is lost by being late.`,
      `For days that have run away, **Move my days** in ${calendar} moves the calendar back to where you are, by up to 30 days a year.${standing(at)}`,
      'If you skip something, skip the deep dives: the core lessons build on one another, and the certificate asks for all of them.',
    ]
  },
  short: `Nothing has to be caught up. **Move my days** is in ${calendar}, and you see the new dates before you confirm.`,
  stands: true,
}

function standing({ daysBehind, lessonsBehind, isOver, agreedHours }: Standing): string {
  if (isOver) return ''
  const lessons = counted(lessonsBehind, 'lesson')
  const late = agreedHours
    ? `${lessons} behind your hours`
    : `${counted(daysBehind, 'day')} behind, which is ${lessons}`
  if (daysBehind > 0)
    return ` You’re ${late}; **Plan my catch-up** on your [dashboard](/dashboard) spreads them over the hours you have.`
  return agreedHours ? ' By the hours you agreed to you’re on time.' : ' By the calendar you aren’t behind right now.'
}

/** The same word of a customer’s wedding is of the business. */
export const isOfDaysLost = (plain: string): boolean => sure.test(plain) && !isOfBusiness(plain)
