import { calendarDates } from '#platform/format/dates.ts'
import { type HelpTopic, ofCustomers } from '../help-topic.ts'

const settings = '[Settings → Membership](/settings#membership)'

const when =
  "(?:when|(?:un)?till? when|until when|how (?:much )?long(?:er)?|how many (?:more )?days|(?:on |at |by )?(?:what|which) (?:date|day)|what's the (?:date|day))"
const plan =
  '(?:my|the|this) (?:paid |current |free |given )?(?:plan|membership|subscription|quantum|elite|gift|gifted plan)'
const ends =
  '(?:renew\\w*|ends?|ending|expires?|expiring|runs? out|(?:be )?over|stops?|lasts?|(?:stays? |still )?(?:open|active|valid|running)|good|due|close[sd]?)'
const charged = '(?:charged|billed|debited)'

const forms = [
  `${when} (?:does|do|will|is|would|can) ${plan} (?:\\w+ )?${ends}`,
  `${when} ${plan} (?:\\w+ )?${ends}`,
  `${when} (?:is|does|will) (?:it|that|my plan) renew`,
  `(?:${when}) (?:(?:is|does|will|'s) )?(?:my|the|your) next (?:payment|charge|debit|renewal|bill|billing)(?: date)?(?: to you)?(?: due| be| come| go out)?`,
  `${when} (?:am|will|do|would) i (?:get |be )?(?:next |again )?${charged}(?: next| again)?`,
  `${when} (?:will|do|would) you (?:charge|bill|debit) (?:me|my card)(?: next| again)?`,
  `${when} (?:do|can|will) i (?:still )?(?:have|keep|use) (?:my (?:plan|membership|gift)|quantum|elite)(?: for| open)?`,
  `do (?:i|we) still (?:have to )?pay(?: you)?(?: (?:\\$|€|£)?\\d+)?(?: (?:for|every|a|per) (?:quantum|elite|month|this|the program))*`,
  `am i still paying(?: you)?(?: for (?:quantum|elite|this|the program))?`,
  `do (?:you|i) (?:still |again )?(?:pay|charge me)(?: (?:\\$|€|£)?\\d+)?(?: (?:every|a|per) month)?(?: still)?`,
  `what do i pay(?: you)?(?: (?:now|per month|a month|every month))*`,
  `when do you (?:charge|bill) me(?: again)?`,
  `when will my card be charged`,
  `next (?:charge|payment)(?: when)?(?: and how much)?`,
  `(?:what is|what's|tell me|show me) my (?:next )?(?:renewal|payment|billing|expiry|end|charge) date`,
  `is ${plan} (?:still )?(?:active|running|open|paid|valid)`,
  `(?:does|do|will|is|would) ${plan} (?:really |still |even |actually )?(?:going to )?(?:auto[- ]?)?renew(?: (?:by itself|automatically|on its own|itself|each month|every month))?`,
  '(?:does|will|is) it (?:really |still |even |actually )?(?:going to )?(?:auto[- ]?)?renew(?: (?:by itself|automatically|on its own|itself|each month|every month))?',
  `${when} (?:does|do|will|is|am) (?:my|the|i) (?:program )?(?:pause end|pause over|pause be over|pause last|still paused|paused|paused until)`,
]

/** What is asked in just these words can’t mean a lesson, or the customers of the one who asks. */
const sure = new RegExp(
  `^(?!.*\\b(?:if i|after i|when i|business plan|lesson)\\b)(?!.*${ofCustomers.source})\\W*(?:(?:so|and|but|ok|hi|hello|hey|sorry|please|say)[, ]+)*(?:(?:can|could) you tell me |tell me |do you know |i wonder )?(?:${forms.join('|')})(?: (?:now|please|again|exactly|then|here|or not|at all))*(?: (?:now )?(?:that )?i(?:'ve)? (?:have )?cancell?ed(?: it)?)?\\W*$`,
)

/** When a plan renews or ends, as the settings tell it, for who pays, canceled, pauses, was given a plan or has none. */
export const planDates: HelpTopic = {
  name: 'plan-dates',
  sure,
  says: async ({ membership: { sentence, gift, canCancel, canResume } }, { question }) => {
    const { pausedUntil } = await question.own.standing()
    const given = gift && calendarDates.date(gift.lastDay)
    const isGiftTold = given !== null && sentence.includes(given)
    return [
      [
        sentence,
        ...(gift && !isGiftTold ? [`You were also given ${gift.plan}, through ${given}.`] : []),
        ...(gift ? ['A plan that was given ends by itself and costs nothing.'] : []),
        ...(pausedUntil ? [`Your calendar is paused through ${calendarDates.date(pausedUntil)}.`] : []),
      ].join(' '),
      canResume
        ? `Until then, **Resume membership** in ${settings} leaves your plan as it was. The date is always there too.`
        : canCancel
          ? `The date is always in ${settings}, and so is **Cancel membership**, if it’s to end there.`
          : `Nothing is charged as it stands. Your plan, with any date that it has, is always in ${settings}.`,
    ]
  },
  short: `Whatever date your plan has is in the first line of ${settings}.`,
  stands: true,
}
