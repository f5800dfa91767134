import { worked } from '../facts.ts'
import { minus, over, plus, term, times } from '../terms.ts'
import { way } from './read-way.ts'

const one = term(1)
const cost =
  /\b(?:costs?|materials?|ingredients?|packag\w*|products?|food|card fee|fees?|postage|shipping|label|parts|supplies)(?: (?:and|plus|or) [a-z]+)*(?: (?:is|are|comes? to|cost|at|of|about|around|per [a-z]+))* $/
const price =
  /\b(?:sells? (?:it |them )?(?:for|at)|price (?:is|of|at)|charge|costs? (?:the )?customers?|sells?|(?:a|an|one|each|every) (?!month|week|day|year)[a-z]+ (?:is|costs|at|goes for|sells? for)) $/
const fixed =
  /\b(?:rent|fixed(?: costs?)?|insurance|permit|overheads?|lease|bills)(?: (?:and|plus|\+) [a-z]+)*(?: \([a-z ,]+\))?(?: (?:is|are|costs?|of|comes to|about|around))* $/
const noted = 'Not included: tax and your own hours.'

/** `fixed costs 2,340, a plate 13, food 4.10, 16 days`. */
const breakEven = way({
  slots: {
    days: { is: 'count', isOptional: true, after: /^ days\b/ },
    fixed: { before: fixed, after: /^ (?:a|per|each) month\b/ },
    price: { before: price },
    costs: { before: cost, isList: true },
  },
  says: ({ days, fixed, price, costs, currency, has }, text) => {
    const left = minus(price, costs)
    const all = worked([[over(fixed, left), { isUp: true, unit: thing(text) }]])
    return worked(
      [
        [over(fixed, left), { isUp: true, unit: thing(text) }],
        ...(has('days') && all ? [[over(term(all.result), days), { isUp: true, unit: 'a day' }] as const] : []),
        [left, { currency, label: 'Left of each' }],
      ],
      'Not included: your own pay and tax.',
    )
  },
})

const salesForPay = way({
  slots: {
    goal: { before: /\b(?:take home|earn|pay myself|keep|want|need|make|clear) (?:about |around )?$/ },
    fixed: { isOptional: true, before: fixed },
    price: { before: price },
    costs: { before: cost, isList: true },
  },
  says: ({ goal, fixed, price, costs, currency, has }, text) => {
    const [whole, left] = [has('fixed') ? plus(goal, fixed) : goal, minus(price, costs)]
    return worked(
      [
        [over(whole, left), { isUp: true, unit: thing(text) }],
        [left, { currency, label: 'Left of each' }],
      ],
      noted,
    )
  },
})

const thing = (text: string): string =>
  /\bhow many (?:more )?(?!do\b|to\b|must\b|should\b|would\b)([a-z]+)/.exec(text)?.[1] ?? 'sales'

/** `20% off my 75, product 12, I do 40 a month`. */
const discountVolume = way({
  slots: {
    off: { is: 'percent', after: /^ (?:off|discount|less|cheaper|lower)/ },
    many: { is: 'count', before: /\b(?:do|sell|sold|have|make|about|around) $/ },
    cost: { before: cost, after: /^ (?:of )?(?:materials?|ingredients?|product|costs?)\b/ },
    price: { before: /./, after: /./ },
  },
  says: ({ off, many, cost, price, currency }) => {
    const lower = minus(times(price, minus(one, off)), cost)
    const need = over(times(minus(price, cost), many), lower)
    return worked(
      [
        [need, { isUp: true, unit: 'at the lower price' }],
        [times(minus(price, cost), many), { currency, label: 'What you make now' }],
        [lower, { currency, label: 'Left of each then' }],
      ],
      'The hours for the extra ones count too.',
    )
  },
})

/** `26 clients at 180, want to go to 210`. */
const priceUpLeave = way({
  slots: {
    many: {
      is: 'count',
      after:
        /^ (?:[a-z]+ )?(?:clients?|customers?|members?|people|students?|subscribers?|families|pupils|users|patients)\b/,
    },
    to: { before: /\b(?:to|become|becomes) $/ },
    old: { before: /\b(?:at|from|pay(?:ing)?|for|each) $/ },
  },
  says: ({ many, to, old, value, currency }) => {
    const stay = worked([[over(times(many, old), to), { isUp: true }]])
    if (!stay || value('to') <= value('old')) return undefined
    return worked(
      [
        [minus(many, term(stay.result)), { unit: 'may leave' }],
        [over(times(many, old), to), { isUp: true, label: 'Have to stay' }],
        [times(many, old), { currency, label: 'Today' }],
      ],
      'Each one who leaves also frees hours and costs, so a few more may leave than that.',
    )
  },
})

/** `spent 300, 120 clicks, 8 bought, one sale leaves 40`. */
const adCost = way({
  slots: {
    clicks: { is: 'count', isOptional: true, after: /^ (?:clicks?|visits?|visitors?)\b/ },
    messages: { is: 'count', isOptional: true, after: /^ (?:messages?|leads?|inquiries|enquiries|calls|dms)\b/ },
    buyers: { is: 'count', after: /^ (?:bought|buyers?|orders?|sales?|customers?|paid|booked|sold)\b/ },
    left: { isOptional: true, before: /\b(?:leaves?|left)(?: me| us)?(?: about)? $/ },
    spent: {
      before: /\b(?:spent|paid|spend|for|cost|costs) $/,
      after: /^ (?:on|for) (?:facebook|google|instagram|ads|an ad|tiktok|meta|flyers)/,
    },
  },
  says: ({ clicks, messages, buyers, left, spent, currency, has }) =>
    worked(
      [
        [over(spent, buyers), { currency, unit: 'a buyer' }],
        ...(has('messages') ? [[over(spent, messages), { currency, unit: 'a message' }] as const] : []),
        ...(has('clicks') ? [[over(spent, clicks), { currency, unit: 'a click' }] as const] : []),
        ...(has('left') ? [[minus(times(buyers, left), spent), { currency, label: 'Earned' }] as const] : []),
      ],
      'Your own hours aren’t included, and with few buyers much of it can be luck.',
    ),
})

/** `9 slots a day, 5 days a week, 12% don’t show up, 30 a cut, 46 weeks`. */
const noShows = way({
  slots: {
    share: { is: 'percent', after: /^ (?:don'?t|do not|no.?shows?|never|of them|miss)/ },
    slots: { is: 'count', after: /^ (?:slots|appointments|clients|bookings|people|seats|cuts)\b/ },
    days: { is: 'count', isOptional: true, after: /^ days\b/ },
    weeks: { is: 'count', isOptional: true, after: /^ weeks\b/ },
    kept: { isOptional: true, before: /\b(?:keep|deposit of|charge)(?: an?)? $/, after: /^ deposit\b/ },
    price: { before: /./, after: /^ (?:a|per|each|for)\b/ },
  },
  says: ({ share, slots, days, weeks, kept, price, currency, has }) => {
    const missed = times(has('days') ? times(slots, days) : slots, share)
    const lost = times(missed, price)
    return worked(
      [
        [lost, { currency, unit: has('days') ? 'a week' : 'a day' }],
        ...(has('weeks') ? [[times(lost, weeks), { currency, unit: 'a year' }] as const] : []),
        ...(has('kept')
          ? [
              [
                times(missed, minus(price, kept)),
                { currency, unit: `a ${has('days') ? 'week' : 'day'}`, label: 'With the deposit' },
              ] as const,
            ]
          : []),
      ],
      'That’s if as many fail to come; with a deposit fewer usually do.',
    )
  },
})

const [liters, litersOfUs] = [4.546, 3.785] as const

/** `64 miles, 28 to the gallon, 1.44 a liter`; which gallon it is has to be told. */
const fuel = way({
  slots: {
    gallon: { is: 'count', after: /^ ?(?:miles )?(?:to the|per|a) gallon|^ ?mpg\b/ },
    liter: { after: /^ (?:a|per|for a|the) lit(?:er|re)\b/ },
    many: {
      is: 'count',
      isOptional: true,
      after: /^ (?:times|trips|visits) (?:a|per|each|every) (?:week|month|year)\b/,
    },
    miles: { is: 'count', after: /^ ?miles?\b/ },
  },
  says: ({ gallon, liter, many, miles, currency, has }, text) => {
    const size = /\b(?:uk|imperial|british)\b|£/.test(text)
      ? liters
      : /\b(?:us|usa|american)\b/.test(text)
        ? litersOfUs
        : 0
    if (size === 0) return undefined
    const trip = times(times(over(miles, gallon), term(size)), liter)
    return worked(
      [
        [trip, { currency, unit: 'a trip' }],
        ...(has('many') ? [[times(trip, many), { currency, label: 'For all of them' }] as const] : []),
      ],
      'It’s fuel only; wear and your hours on the road come on top.',
    )
  },
})

export const salesWays = {
  fuel,
  'break-even': breakEven,
  'sales-for-pay': salesForPay,
  'discount-volume': discountVolume,
  'price-up-leave': priceUpLeave,
  'ad-cost': adCost,
  'no-shows': noShows,
} as const
