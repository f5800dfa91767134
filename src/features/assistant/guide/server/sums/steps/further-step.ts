import { roundedTo } from '#platform/format/figures.ts'
import { amountText } from '../amount-text.ts'
import { Facts, lineOf, percent, type Worked, worked } from '../facts.ts'
import { readAmounts, timesAYear } from '../read-amounts.ts'
import { minus, money, over, plus, type Term, term, times } from '../terms.ts'

const afterTax =
  /^\W*(?:and |but |what about |so |ok )*(?:what (?:is|would be) (?:left|it) )?(?:after|minus|less|without|before) (?:(?:about|around|say) )?(?:(\d[\d.]*)(?:%| percent))? ?(?:of )?(?:the )?(tax|taxes|vat)\b/
const ofTax =
  /\bhow much (?:of (?:that|it) )?(?:is|was|are|goes to) (?:the )?(?:tax|taxes|vat)\b|\bhow much (?:tax|vat)\b.*\b(?:in (?:that|it))\b|\bhow much of that is (?:the )?(?:tax|vat|fee|discount|commission)\b/
const perPeriod =
  /^\W*(?:and |so |ok |what (?:is|about) (?:that )?|what's that |that's |how much is that )*(?:(?:a|per|each|every|in a|over a|for a|by the|(?:for|over|in) the(?: whole| full)?) (day|week|month|year)|(daily|weekly|monthly|yearly|annually))\W*$/

/** Whether nothing but another period is asked for. */
export const asksPeriod = (plain: string): boolean => perPeriod.test(plain)

/** One more step with the last result: after tax, the tax in it, per month. */
export function furtherStep(
  last: Worked,
  { text, own }: { text: string; own: string | null },
  plain: string,
): Worked | undefined {
  const { currency: told } = readAmounts(amountText(text))
  const currency = told ?? own
  return (
    taxOff(last, plain, currency) ??
    shareOf(text, plain, own) ??
    perOther(last, plain, currency) ??
    perUnsaid(last, plain, told) ??
    shareStep(last, plain, currency) ??
    oneStep(last, plain, told)
  )
}

function taxOff({ result, lines }: Worked, plain: string, currency: string | null): Worked | undefined {
  const [found, rate] = afterTax.exec(plain) ?? []
  if (found === undefined || /\bbefore\b/.test(found)) return undefined
  if (rate === undefined)
    return {
      shown: '',
      result,
      lines: [
        'Which share goes to tax depends on your country and on your costs, so I don’t guess it. Say it with a number: “after 25% tax”.',
      ],
    }
  const unit = unitOf(lines)
  if (unit && !/^a (?:day|week|month|year)$|^an hour$|^left|^won/.test(unit)) return undefined
  const left = times(money(result, currency), minus(term(1), percent({ value: Number(rate) })))
  return worked(
    [[left, { currency, ...(unit ? { unit } : {}) }]],
    'Tax is usually charged on what’s left after costs; an accountant can tell you which share is yours.',
  )
}

/** `7.25 plus 19% tax`, and how much of that is the tax. */
function shareOf(text: string, plain: string, own: string | null): Worked | undefined {
  if (!ofTax.test(plain)) return undefined
  const facts = new Facts(text, plain, own)
  const share = facts.only(({ isPercent }) => isPercent)
  const sum = facts.only(({ isPercent }) => !isPercent)
  if (!share || !sum || !facts.isUsed) return undefined
  const { currency } = facts
  const isInside =
    /\b(?:includ\w*|incl|with) (?:\d[\d.]*%|[a-z]+ ?%)?|\bgross\b|\binside\b/.test(facts.text) &&
    !/\bplus\b|\+/.test(facts.text)
  if (isInside) {
    const whole = facts.money(sum)
    const net = over(whole, { ...percent({ value: 100 + share.value }) })
    return worked([[minus(whole, net), { currency }]])
  }
  return worked([[times(facts.money(sum), percent(share)), { currency }]])
}

/** The last result for another period than its own. */
function perOther({ result, lines }: Worked, plain: string, currency: string | null): Worked | undefined {
  const [, told, adverb] = perPeriod.exec(plain) ?? []
  const to = told ?? (adverb === 'annually' ? 'year' : adverb?.replace(/ly$/, ''))
  const from = /\ba (day|week|month|year)$/.exec(unitOf(lines))?.[1]
  if (!from || !to || from === to) return undefined
  const unit = unitOf(lines).replace(/a (?:day|week|month|year)$/, `a ${to}`)
  const isMoney = unit === `a ${to}`
  const sum = stretched(isMoney ? money(result, currency) : term(result), from, to)
  const line = sum && lineOf(sum, isMoney ? { currency, unit } : { unit })
  const says = 'A year has 52 weeks and 12 months in that, holidays included.'
  return line && { shown: sum.shown, result: line.result, lines: [line.line, says] }
}

/** Where the result has no period of its own, what it comes to for each that it may have. */
function perUnsaid({ result, lines }: Worked, plain: string, currency: string | null): Worked | undefined {
  const [, told, adverb] = perPeriod.exec(plain) ?? []
  const to = told ?? (adverb === 'annually' ? 'year' : adverb?.replace(/ly$/, ''))
  const unit = unitOf(lines)
  if (!to || /\ba (?:day|week|month|year)$/.test(unit)) return undefined
  // Hours and things are no money, whatever was told in it.
  const isMoney = unit === ''
  if ((isMoney && currency === null) || (!isMoney && !/^hours?$|^[a-z]+s$/.test(unit)) || spans.test(unit))
    return undefined
  const ways = ['week', 'month'].flatMap((from) => {
    const sum =
      from === to ? undefined : stretched(isMoney ? money(result, currency) : term(roundedTo(result, 2)), from, to)
    const as = isMoney ? { currency, unit: `a ${to}` } : { unit: `${unit} a ${to}` }
    return sum ? [`- if that was for a ${from}: ${lineOf(sum, as)?.line ?? ''}`] : []
  })
  return ways.length > 0 ? { shown: '', result, lines: [ways.join('\n')] } : undefined
}

const spans = /^(?:days|weeks|months|years|sales|won|left)$/

const stepOn =
  /^\W*(?:and |so |ok |now |then )*(times|x|×|\*|multiplied by|divided by|plus|minus) ?[$€£]?(\d[\d,]*(?:\.\d+)?)\W*$/

const shareOn =
  /^\W*(?:and |so |ok |now |then |with )*(plus|add|minus|less)? ?(\d{1,3}(?:\.\d+)?) ?(?:%|percent) ?(on top|extra|more|off|less|cheaper)?(?: of (?:it|that))?\W*$/

/** “Plus 20% on top” goes on with the last result. */
function shareStep({ result, lines }: Worked, plain: string, currency: string | null): Worked | undefined {
  const [, sign, digits = '', after] = shareOn.exec(plain) ?? []
  if (digits === '' || !(sign || after)) return undefined
  const isOff = /minus|less|off|cheaper/.test(`${sign} ${after}`)
  const unit = unitOf(lines)
  if (unit !== '' && !/^a (?:day|week|month|year)$|^an hour$/.test(unit)) return undefined
  const share = percent({ value: Number(digits) })
  return worked([[times(money(result, currency), (isOff ? minus : plus)(term(1), share)), { currency, unit }]])
}

const steps: Readonly<Record<string, typeof plus>> = { plus, minus, 'divided by': over }

/** “Times 12” goes on with the last result. */
function oneStep({ result }: Worked, plain: string, currency: string | null): Worked | undefined {
  const [, sign = '', digits = ''] = stepOn.exec(plain) ?? []
  if (sign === '') return undefined
  const by = Number(digits.replaceAll(',', ''))
  if (sign === 'divided by' && by === 0) return undefined
  const inMoney = (value: number) => (currency === null ? term(value) : money(value, currency))
  const other = sign === 'plus' || sign === 'minus' ? inMoney(by) : term(by)
  return worked([[(steps[sign] ?? times)(inMoney(result), other), { currency }]])
}

function stretched(result: Term, from: string, to: string): Term | undefined {
  const [all, asked] = [timesAYear[from], timesAYear[to]]
  if (!all || !asked) return undefined
  if (all === 1) return over(result, term(asked))
  return times(result, asked === 1 ? term(all) : over(term(all), term(asked)))
}

const unitOf = ([line = '']: readonly string[]) => /\*\*[^\d*]*-?[\d.,]+ ([^*]+)\*\*/.exec(line)?.[1] ?? ''

const correction = /([$€£]?\d[\d.,]{0,11}),? (?:not|instead of|rather than) ([$€£]?\d[\d.,]{0,11})\W*$/

/** `blanks are 3.85, not 2.85`, where 2.85 was told once. */
export function correctionOf(plain: string, text: string): { text: string; says: string } | undefined {
  const [, by, old] = correction.exec(plain) ?? []
  const parts = old === undefined ? [] : text.split(old)
  const [left = '', right = ''] = parts
  if (!by || !old || parts.length !== 2 || /[\d.,]$/.test(left) || /^[\d.,]*\d/.test(right)) return undefined
  return { text: `${left}${by}${right}`, says: `With ${by} instead of ${old}:` }
}
