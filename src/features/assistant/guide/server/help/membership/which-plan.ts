import { priceText } from '#platform/format/money.ts'
import type { Talk } from '../../talk.ts'
import type { HelpTopic } from '../help-topic.ts'
import { namesPlans } from './of-membership.ts'

const plan =
  '(?:quantum|elite|starter|(?:the )?(?:bigger|smaller|larger|free|paid) (?:one|plan)|which (?:plan|membership|tier))'
const asks =
  '(?:worth|should i (?:take|get|buy|choose|pick|go (?:for|with)|upgrade)|which (?:one|plan|membership|tier) (?:should|do|is|fits|would)|(?:enough|better|best|right|good|too much) for (?:me|us)|do i (?:really )?need|need (?:elite|quantum))'
const not = '(?:customers?|clients?|my (?:price|offer|product|course|membership business))'

/** “Is Elite worth it?”: what the difference buys, and what decides it. */
export const whichPlan: HelpTopic = {
  name: 'which-plan',
  sure: new RegExp(`^(?!.*\\b${not}\\b)(?=.*\\b${plan}\\b)(?=.*\\b${asks}\\b)`),
  says: ({ membership }, { question: { own } }) => {
    const [smaller, larger] = own.plans.filter(({ price }) => price > 0)
    const adds = larger?.features.filter(
      (one) => !smaller?.features.includes(one) && !one.includes(smaller?.name ?? ''),
    )
    if (!smaller || !larger) return [membership.sentence]
    const more = priceText(larger.price - smaller.price, larger.currency)
    return [
      `${membership.sentence} ${larger.name} costs ${more} a ${larger.period} more than ${smaller.name} and adds: ${adds?.join(' · ')}.`,
      `What decides it is the hour with a coach: ${larger.name} is worth it if you’d use that hour each month and want someone to look at your plan. If you get on by yourself, ${smaller.name} opens every core lesson. And Foundation is free, so you can see first how you work with it.`,
      'You can change either way at any time in [Settings → Membership](/settings#membership), where you see the exact amount and date first; what you completed stays. All that each plan includes: [Pricing](/pricing).',
    ]
  },
  short:
    'The larger plan buys a coach’s hour each month; the smaller one opens every core lesson. You can change at any time in [Settings](/settings#membership).',
  stands: true,
}

const asksWhich = new RegExp(`^(?!.*\\b${not}\\b)(?=.*\\b${asks}\\b)`)

/** “Should I take the 97 or the 297?” */
export const isWhichPlan = (plain: string, plans: Talk['question']['own']['plans']): boolean =>
  asksWhich.test(plain) && namesPlans(plain, plans)
