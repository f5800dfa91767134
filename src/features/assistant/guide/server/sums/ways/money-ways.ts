import { worked } from '../facts.ts'
import { minus, over, plus, term, times } from '../terms.ts'
import { way } from './read-way.ts'

const one = term(1)
/** A year for less than this part of its months is no such deal. */
const mostOff = 0.4

/** `40% of her sales after I take 10% off`: the part is of what is left. */
const commission = way({
  slots: {
    part: { is: 'percent', before: /\b(?:gets?|takes?|earns?|commission(?: of| is)?|pay (?:her|him|them)) $/ },
    off: { is: 'percent', before: /\bafter\b[^.]{0,24}$/, after: /^ (?:off|comes off|is taken)\b/ },
    sum: { before: /\b(?:did|made|sold|took in|brought in|sales(?: of| are| were)?|invoiced) $/ },
  },
  says: ({ part, off, sum, currency }) => {
    const rest = times(sum, minus(one, off))
    return worked([
      [times(rest, part), { currency }],
      [rest, { currency, label: 'What the part is of' }],
    ])
  },
})

/** `28% of the profit aside for tax`. */
const taxAside = way({
  slots: {
    tax: { is: 'percent', after: /^ (?:of (?:the|my) profit|(?:of it )?(?:aside )?for (?:the )?tax)/ },
    costs: {
      before: /\b(?:costs?|expenses|spent)(?: are| were| of| is)? $/,
      after: /^ (?:of |in |for |went (?:out )?(?:on|for) )?(?:my )?(?:costs|expenses)\b/,
    },
    came: {
      before: /\b(?:came in|income|revenue|invoiced|earned|made|turnover)(?: was| is| of| this month| about)* $/,
      after: /^ (?:came in|in\b|income|revenue|comes in)/,
    },
  },
  says: ({ tax, costs, came, currency }) => {
    const profit = minus(came, costs)
    return worked(
      [
        [times(profit, tax), { currency, label: 'Aside for tax' }],
        [times(profit, minus(one, tax)), { currency, label: 'What stays' }],
        [profit, { currency, label: 'Profit' }],
      ],
      'Which share is right depends on your country; an accountant can tell you.',
    )
  },
})

/** `8,400 plus VAT, spent 2,760 including VAT`. */
const vat = way({
  slots: {
    rate: { is: 'percent', before: /./, after: /./ },
    span: { isOptional: true, after: /^ months\b/ },
    net: { after: /^ (?:plus|\+|excl\w*|without|before) (?:vat|gst|tax)\b/ },
    gross: { after: /^ (?:incl\w*|inc\.?|with) (?:the )?(?:vat|gst|tax)\b/ },
  },
  says: ({ rate, net, gross, currency }) => {
    const [owed, paid] = [times(net, rate), over(times(gross, rate), plus(one, rate))]
    return worked(
      [
        [minus(owed, paid), { currency, label: 'To pay' }],
        [owed, { currency, label: 'On what you invoiced' }],
        [paid, { currency, label: 'In what you bought' }],
      ],
      'It takes all that you bought as deductible, and the normal scheme; your accountant knows whether that’s so.',
    )
  },
})

const installments = way({
  slots: {
    rise: {
      is: 'percent',
      after: /^ (?:on top|more|extra|added|surcharge|interest)/,
      before: /\b(?:plus|add|adding|put) $/,
    },
    many: { is: 'count', after: /^ (?:monthly |equal )?(?:instal+ments?|payments?|parts|months)\b/ },
    sum: { before: /\b(?:pay|pays|owes?|price|the|of|for) $/, after: /^ (?:in|over)\b/ },
  },
  says: ({ rise, many, sum, currency }) =>
    worked([
      [over(times(sum, plus(one, rise)), many), { currency, unit: 'each' }],
      [times(sum, rise), { currency, label: 'More in all' }],
    ]),
})

/** `30% deposit, then 40% of what’s left, the rest on the day`. */
const parts = way({
  slots: {
    first: { is: 'percent', after: /^ (?:deposit|now|up ?front|first|in advance|when)/ },
    next: { is: 'percent', after: /^ of (?:what(?:'s| is) left|the (?:rest|remainder|remaining))/ },
    when: {
      isOptional: true,
      isList: true,
      after: /^ (?:(?:weeks?|days?|months?) (?:before|after|later|ahead)|amounts|payments|parts)\b/,
    },
    sum: { before: /./, after: /./ },
  },
  says: ({ first, next, sum, currency }) => {
    const rest = times(sum, minus(one, first))
    return worked([
      [times(sum, first), { currency, label: 'First' }],
      [times(rest, next), { currency, label: 'Then' }],
      [times(rest, minus(one, next)), { currency, label: 'At the end' }],
    ])
  },
})

/** `900 for the year instead of 90 a month`. */
const yearlyDeal = way({
  slots: {
    month: {
      before: /\b(?:monthly|per month|a month)(?: is| at| of)? $/,
      after: /^ (?:monthly|(?:a|per|each|every) month)\b/,
    },
    many: {
      is: 'count',
      isOptional: true,
      before: /\b(?:with|for|of|all) $/,
      after: /^ (?:of them|customers|clients|members|people)\b/,
    },
    year: { before: /./, after: /^[^.]{0,40}\b(?:year|yearly|annual\w*|upfront|up front)\b/ },
  },
  says: ({ month, many, year, currency, has, value }) => {
    const whole = times(term(12), month)
    const less = minus(whole, year)
    if (value('year') < mostOff * 12 * value('month')) return undefined
    return worked([
      [over(less, whole), { isPercent: true, label: 'Discount' }],
      [less, { currency, label: 'Given up for each' }],
      ...(has('many') ? [[times(many, less), { currency, label: 'For all of them' }] as const] : []),
    ])
  },
})

export const moneyWays = {
  commission,
  'tax-aside': taxAside,
  vat,
  instalments: installments,
  parts,
  'yearly-deal': yearlyDeal,
} as const
