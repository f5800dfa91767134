import { datesIn } from '#platform/format/dates.ts'
import { priceText } from '#platform/format/money.ts'
import type { Talk } from '../../talk.ts'
import { type HelpTopic, ofCustomers } from '../help-topic.ts'
import { namedParts, partsFor } from '../parts.ts'
import { chargedWrong, pausing, paying, wrongCharge } from './membership-parts.ts'
import { nothingToCancel } from './nothing-to-cancel.ts'
import { planDates } from './plan-dates.ts'
import { whichPlan } from './which-plan.ts'

const settings = '[Settings → Membership](/settings#membership)'
const onceCanceled = {
  ends: 'Since its last payment didn’t go through, your plan then ends right away: you’re on Starter, and you won’t be charged again.',
  'stays closed': 'Your plan then stays closed, and you won’t be charged again.',
  'stays paused':
    'Your plan then stays paused and opens again for the days you’ve paid for; after that you’re on Starter, and you won’t be charged again.',
  'stays open':
    'Your plan stays open through the period you’ve paid for, then you’re on Starter, and you won’t be charged again. The way from Elite to Quantum is the button beside it.',
} as const
const product =
  '(?:membership|subscription|plan|account|quantum|elite|payments?|billing|renewal|trial|auto[- ]?renew\\w*|program)'

/** Canceling, refunds, pauses, prices, invoices and cards. None of these answers sells anything. */
export const membershipTopics: readonly HelpTopic[] = [
  planDates,
  whichPlan,
  {
    name: 'cancel',
    sign: new RegExp(
      `\\b(?:cancel|cancell?ing|cancellation|unsubscribe|terminate|opt out|get out of|end|stop|quit|leave)\\b.{0,24}\\b(?:my|the|this|your)? ?${product}\\b|^\\W*(?:how (?:do|can) (?:i|you) |i (?:want|would like|'d like|need) to |please |can i )?(?:cancel|unsubscribe)(?: it| this| please| anytime| any time| now| everything)*\\W*$|^\\W*how (?:do|can) (?:i|you) (?:cancel|unsubscribe)\\b(?=\\W|$)|\\bdon't want (?:it|you|this) to (?:charge|bill|renew)\\b|\\b(?:stop|avoid) (?:being charged|paying|charging me)\\b|\\bdon't want to (?:pay|be charged) any ?more\\b|\\b(?:turn|switch) off (?:the )?(?:auto[- ]?)?renewal\\b|\\b(?:stop|quit|no more|don't want you) (?:taking|charging|billing|pulling|to (?:take|charge)|withdrawing|charges)\\b.{0,40}\\b(?:card|account|me|month|bank|money|\\d+)\\b`,
    ),
    not: /\b(?:customers?|clients?|delete|orders?|appointments?|booking|supplier|emails?|contract|lease|pause|business plan|60[- ]day plan)\b/,
    says: ({ membership }, { question }) =>
      membership.canCancel
        ? [
            `In ${settings}, press **Cancel membership** and confirm; there’s no call to make and no notice period. ${onceCanceled[membership.canceledPlan]}`,
            `Right now: ${membership.sentence}${guaranteeLine(membership.guaranteeUntil)}`,
          ]
        : nothingToCancel(membership, question),
    short: `Settings, section [Membership](/settings#membership), button **Cancel membership**. That’s all there is to it.`,
  },
  {
    name: 'refund',
    sure: /^\W*(?:(?:so|and|but|ok|hi|hello|hey|sorry|please)[, ]+)*(?:(?:can|could|may|do|will|would|how (?:do|can|could)) i (?:still )?(?:get|have|ask for|claim|request|be given)|i (?:want|need|'d like|would like)|am i (?:still )?(?:entitled to|able to get|eligible for)|is there) (?:a |my |the )?(?:full )?(?:refund|money[- ]?back(?: guarantee)?|money back)(?: (?:here|from you|for this|please|now|still|if .{0,40}))*\W*$/,
    sign: /\b(?:refund\w*|money[- ]back|(?:my|your|that|this|a) guarantee|30[- ]day guarantee|the guarantee|get (?:all )?my money back|my money back|reimburse\w*)\b/,
    not: new RegExp(
      `${ofCustomers.source}|\\b(?:word|write|handle|deal with|unpaid|owes?|clause|how many (?:days|weeks|months|years)|how long (?:until|till|before))\\b`,
    ),
    says: ({ membership }, { plain, question }) => {
      if (wrongCharge.test(plain)) return [chargedWrong(question.own.contactEmail)]
      if (membership.refundRequested && membership.startedAt === null)
        return [membership.sentence, `The receipt and the date are in ${settings}.`]
      if (membership.guaranteeUntil)
        return [
          `Your 30-day money-back guarantee **still holds, until ${datesIn(question.own.timeZone).date(before(membership.guaranteeUntil))}**. In ${settings}, press **Use the 30-day guarantee** and confirm: every charge so far is refunded, the renewal ends, and you’re back on Starter. No reason is asked.`,
          `You keep your progress, points and Founder file; lessons of the paid plan close again, completed ones too. Days in a pause don’t count toward the 30. For a single charge that looks wrong, write to ${question.own.contactEmail} instead.`,
        ]
      return [
        `The 30-day guarantee comes with the first paid membership, once per person. For you it isn’t open right now. ${membership.sentence}`,
        chargedWrong(question.own.contactEmail),
        'What it does: every charge so far is refunded, and you’re on Starter. Progress, points and badges stay; what you paid for closes again, with the lessons that you completed there. The day of the first charge is day 1, it can be used through the end of day 30, and days in a pause don’t count.',
        'The rest of a month isn’t refunded by itself, and a bank may take some days to show a refund. The rules, and what consumer law may give you beyond them, are on the [refunds page](/refunds).',
      ]
    },
    short:
      'The guarantee is 30 days from the first charge, once per person, used in [Settings](/settings#membership) with one button.',
  },
  {
    name: 'pause',
    sign: /\b(?:pause|pausing|put (?:\w+ ){0,3}on hold|freeze|take (?:a|some) (?:break|time off|holiday|vacation)|(?:a|one|two|three|\d) weeks? off|go(?:ing)? on (?:holiday|vacation)|(?:start|begin) (?:over|again)|restart|reset my (?:days|calendar|progress)|move my (?:days|calendar))\b|\b(?:surgery|operation|hospital|maternity|paternity|baby|newborn|funeral|moving house|sick leave|chemo|honeymoon|military|jury duty|be (?:out|away|gone|off)|out for)\b.{0,60}\b(?:pay|paying|charged?|charging|billed|subscription|membership|plan|program|days|behind|streak|calendar)\b/,
    not: new RegExp(`${ofCustomers.source}|\\b(?:without me|business run|staff|team|hire|ads?|campaign|price)\\b`),
    says: async (_, { plain, question: { own } }) => partsFor(pausing(await own.standing()), plain),
    short:
      'Pausing, moving days and starting over are all in [Your calendar](/settings#calendar); you see the new dates before you confirm.',
  },
  {
    name: 'prices',
    sign: /\b(?:diff(?:erence)?s?|compar\w*|differ)\b.{0,30}\b(?:plans|tiers|memberships|subscriptions)\b|\b(?:quantum|elite|starter)\b.{0,40}\b(?:costs?|prices?|month|year|include\w*|open|opens|different|difference|versus|vs|or|better|worth|get)\b|\b(?:costs?|prices?|pay|difference|upgrade|downgrade|change|switch|what(?:'s| is) in|include\w*)\b.{0,40}\b(?:quantum|elite|starter|(?:my |your |this |the )(?:membership|subscription|program|plans?|platform|app))\b|\b(?:what|which) (?:plans?|memberships?) (?:are|do you|is there|am i|do i have|can i)|\b(?:my current plan|(?:plan|tier|membership) am i (?:on|in))\b|\bis (?:this|it|the program) free\b|\bis (?:this|the|your) (?:program|course|membership|platform|app) (?:really )?worth\b|\bhow much (?:is|does) (?:it|this) (?:cost|a month)?\b|\bwhat (?:am i paying|do i pay)\b|\bwhen (?:will|am|do) i (?:be )?(?:charged|billed|pay)\b|\bnext (?:charge|payment|bill)\b|\bfree (?:plan|version|trial)\b/,
    not: new RegExp(
      `${ofCustomers.source}|\\b(?:should i (?:charge|price)|my (?:\\w+ )?(?:price|product|service|offer|app|tool|software|course|newsletter)|nobody (?:upgrades|buys|pays)|business plan|(?:gets?|gives?|for) them|they (?:get|pay)|suppliers?|(?:take|took|taking) on|hir(?:e|ing)|employees?|undo)\\b`,
    ),
    says: ({ membership }, { plain, question: { own } }) =>
      namedParts(paying, plain) ?? [
        membership.sentence,
        own.plans
          .map(({ name, price, currency, period, tagline, features }) => {
            const costs = price === 0 ? 'free' : `${priceText(price, currency)} a ${period}`
            return `- **${name}**: ${costs}. ${tagline} ${features.join(' · ')}.`
          })
          .join('\n'),
        wholeProgram(own.plans),
        `A plan is charged once a month until you cancel; there’s no yearly price, joining fee or minimum term. Before a purchase or change you see the exact amount and the next date, and whether tax is added. What each plan opens is on [Pricing](/pricing); your own is in ${settings}.`,
      ],
    short: 'All plans and prices: [Pricing](/pricing). Yours, with its next date: [Settings](/settings#membership).',
  },
  {
    name: 'invoices',
    sign: /\b(?:my|your|download|get|find|see|where (?:are|is|do i)|send me|need)\b.{0,30}\b(?:invoices?|receipts?|billing history|proof of payment|payment history)\b|^\W*(?:invoices?|receipts?)\W*$|\b(?:invoices?|receipts?|bills?)\b.{0,30}\bi pay (?:you|here)\b/,
    not: /\b(?:unpaid|overdue|late|clients?|customers?|chase|paid|pays?(?! (?:you|here))|sent|write|template|number my|should|how do i (?:send|make|write)|faster|on time)\b/,
    says: ({ membership }, { question: { own } }) => [
      membership.hasInvoices
        ? `Every invoice of your membership is listed in ${settings} and can be opened or downloaded there; a receipt comes by email with each payment.`
        : `You haven’t been charged yet, so there’s no invoice. Once there is, it’s listed in ${settings}.`,
      `The payment provider makes them and keeps your company’s name, address and tax number on them: look under **Cards and invoices** there for what you can change. One that’s already issued, missing, without your company or with a stranger’s name on it: write to ${own.contactEmail} with its date and what it should say.`,
    ],
    short: 'Invoices are in [Settings](/settings#membership), below your membership.',
  },
  {
    name: 'card',
    sign: /\b(?:change|update|replace|new|expired|another|different|remove)\b.{0,24}\b(?:(?:credit |debit )?cards?|payment method|bank details)\b|\b(?:payment|card) (?:(?:was|got|is|has been|keeps (?:being|getting)) )?(?:failed|declined|rejected|refused)\b(?! at)/,
    not: /\b(?:clients?|customers?|business cards?|gift cards?|accept)\b/,
    says: ({ membership }) => [
      `${membership.sentence} Card and payment method are changed in ${settings}: **Cards and invoices** opens the payment provider’s page, where a new card is added, the one to be charged chosen, and an old one removed.`,
      'Which ways to pay there are beside cards is what that page and the payment page offer. The number stays with the provider and never reaches us. If a card was declined, your plan stays open while we try again over the next days.',
    ],
    short: 'The card is changed in [Settings](/settings#membership).',
  },
  {
    name: 'failed-payment',
    says: ({ membership }, { question: { own } }) => [
      membership.sentence,
      `If a charge fails, your plan stays open while we try again over the next days, and we email you; there’s no late fee. Another card can be entered in ${settings} with **Cards and invoices**. If it can’t be collected in the end, you’re on Starter and keep what you made.`,
      `If the bank’s confirmation never appears, try another browser or card. If the bank shows the money gone and the plan isn’t open after a reload, or you need a few days, write to ${own.contactEmail}.`,
    ],
    short: 'Enter another card in [Settings](/settings#membership), and we’ll try again.',
  },
  {
    name: 'limits',
    sign: /\bhow many (?:questions|messages)\b.{0,30}\b(?:ask|send|left|you|day)\b|\b(?:message|question) limit\b/,
    not: ofCustomers,
    says: () => [
      'What’s left of today’s messages is shown below the box you type in; it starts again at midnight your time.',
    ],
    short: 'The number is right below the message box.',
  },
]

/** Payments in 180 days: one at the start, and one each month. */
const paymentsInAll = 6

const wholeProgram = (plans: Talk['question']['own']['plans']): string =>
  `For the whole 180 days that’s about ${paymentsInAll} payments: ${plans
    .filter(({ price }) => price > 0)
    .map(({ name, price, currency }) => `${priceText(paymentsInAll * price, currency)} for ${name}`)
    .join(', ')}.`

const guaranteeLine = (until: string | null) =>
  until ? ' Your 30-day guarantee still holds too, if you’d rather have your money back.' : ''

/** A window that is over at midnight holds through the day before. */
const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()
