import { capitalized } from '#platform/format/words.ts'
import { withDigits } from '../../../sums/number-words.ts'
import { toldDates } from './told-dates.ts'

type Told = [label: string, value: string]

const amount = String.raw`(?:[$€£₹₦]\s?)?\d{1,3}(?:,\d{3})+(?:\.\d{2})?|(?:[$€£₹₦]\s?)?\d+(?:\.\d{2})?`
const currency = String.raw`(?:\s?(?:€|eur(?:os?)?|dollars?|usd|pounds?|gbp|quid|rupees?|pesos?|rand|cad|aud))`
const money = new RegExp(
  String.raw`(?<![\d.,])(?:[$€£₹₦]\s?\d(?:[\d,]*\d)?(?:\.\d{2})?${currency}?|\d(?:[\d,]*\d)?(?:\.\d{2})?${currency}\b|\d{1,3},\d{3}(?:\.\d{2})?\s?€|\d+\s?€|\d{1,3}(?:,\d{3})+(?![\d%]))`,
  'gi',
)
const prices: readonly (readonly [RegExp, 'up' | 'back'])[] = [
  [new RegExp(String.raw`\bfrom (${amount})(?: euros?| dollars?| pounds?)? to (${amount})(?![\d%])`, 'i'), 'up'],
  [new RegExp(String.raw`(?<![\d.,])(${amount}) instead of (${amount})(?![\d%])`, 'i'), 'back'],
]

const title = /\b(mr|mrs|ms|miss|dr)\.? ([a-z][a-z'-]+)/i
const person =
  /\b(?:ask|asking|tell|email|text|message|mail|to|thank|for|write) (\p{Lu}\p{Ll}{2,})(?!\p{L})(?! (?:Street|Road|Ave))/u
const inCharge = /\b([A-Z][a-z]{2,}) (?:has the say|decides|is in charge|takes over|covers)\b/
const noNames =
  /^(?:The|This|That|You|They|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Google|Facebook|Instagram|Etsy|Whatsapp|Christmas|Easter|English)$/

const tasks = 'three things, in the order of the day'
const job = String.raw`\b(?:job ad|job advert|job posting|advert|vacancy|help wanted|job description|hiring)[^.?!]{0,12} (?:for )?an? `
/** “Job ad for a Saturday helper who washes bikes and learns to sew”. */
const fromJob: readonly (readonly [label: string, form: RegExp])[] = [
  ['role', new RegExp(String.raw`${job}((?:[\p{L}-]+ ){1,3}?[\p{L}]+)(?= who\b| that\b| on \p{L}+days?\b)`, 'iu')],
  [tasks, new RegExp(String.raw`${job}[^.?!,]{3,40}? (?:who|that) ([^.?!]{5,120}?)(?=[.?!]|$| pls\b| please\b)`, 'iu')],
]

/** “Washes bikes and learns to sew” is done by who reads it: “wash bikes and learn to sew”. */
const inBaseForm = (text: string) =>
  text.replace(/(^|\band |, )(\p{Ll}+s)(?= )/gu, (_, before: string, verb: string) => `${before}${baseOf(verb)}`)
const baseOf = (verb: string) =>
  ({ does: 'do', goes: 'go', has: 'have', is: 'be' })[verb] ??
  (/(?:sh|ch|ss|x|zz)es$/.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : verb.slice(0, -1))

/** What is told once only, in these words, under the label that stands for it in a draft. */
const said: readonly (readonly [label: string, form: RegExp])[] = [
  [
    'invoice number',
    /\b(?:invoice|bill)(?: no\.?| number| nr\.?| #|,)? ?#?(\d{1,6})\b(?! ?(?:euro|dollar|pound|€|%))/i,
  ],
  ['percent', /(?<![\d.])(\d{1,2}(?:\.\d)? ?(?:%|percent))/i],
  ['minutes', /(?<![\d.])(\d{1,3}) ?min(?:ute)?s?\b(?! late)/i],
  ['minutes', /(?<![\d.])(\d{1,3} ?min(?:ute)?s?)\b(?= late)/i],
  ['pay', /((?:[$€£]\s?)?\d{1,3}(?:\.\d{1,2})? ?(?:an hour|per hour|\/ ?h(?:our)?\b|the hour))/i],
  ['role', /\b((?:part|full)[- ]time (?!job|work)[a-z]+)/i],
  ...fromJob,
  ['role', /\b(?:job ad|advert|ad|vacancy|job description|hiring|position) (?:for )?(?:an? )?([a-z]+)(?=,|\.|$)/i],
  ['their words', /[“"]([^”"]{8,200})[”"]|(?:^|\s)['‘]([^”"]{8,200}?)['’](?=[\s.,?!]|$)/],
  ['what', /\b([a-z]+ (?:job|work|project|order|delivery|repair|session|shoot)) (?:for|over|of)? ?[$€£]?\d/i],
  [
    'what',
    /\b(?:quote|estimate|proposal|offer|invoice|bill|money) for (?:an?|the|my|her|his|their) ([a-z][a-z -]{2,30}?)(?=[,.\d€$£]|$| sent\b| was\b| due\b)/i,
  ],
  ['what', /\b(?:(?:a|an|the|my) )?((?:[a-z]+ )?[a-z]{3,}) (?:goes|go|costs?|rises?)(?: up)? (?:from )?[$€£]?\d/i],
  [
    'what you did before',
    /\b(?:i was|i worked as|used to be) (an? [a-z]+(?: (?!for\b|in\b|until\b)[a-z]+)?) (?:for )?(?:\d+|in|until)\b/i,
  ],
  ['years', /\bfor (\d{1,2} years)\b/i],
  ['what you do now', /\b(?:now|today) i ([a-z][a-z ,-]{5,60}?)(?=[.;,]|$| and )/i],
  ['trade', /\bfor (?:my|our|an?) ([a-z][a-z ]{2,30}?)(?= (?:in|near|van|business|company|shop)\b|[.,]|$)/i],
  [
    'place',
    /\b(?:in|from|near) (?!January|February|March|April|May|June|July|August|September|October|November|December)([A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  ],
  ['place', /\d[^,]{0,20}, ([A-Z][a-z]{2,}(?: [A-Z][a-z]+)?)(?=[.,]|$)/],
]

/** What a message tells that belongs into a draft, by the words in brackets that stand for it there. */
export function toldForDraft(text: string): ReadonlyMap<string, string> {
  const plain = withDigits(text.replace(/\s+/g, ' '))
  const found = said.flatMap(([label, form]): Told[] => {
    const [, first, second] = form.exec(plain) ?? []
    const value = first ?? second
    return value ? [[label, label === tasks ? inBaseForm(value.trim()) : value.trim()]] : []
  })
  const all: Told[] = [...found.toReversed(), ...toldDates(plain.toLowerCase()), ...sums(plain), ...names(plain)]
  return new Map(all)
}

/** A price that changes, or the only sum of money. */
function sums(plain: string): Told[] {
  for (const [form, way] of prices) {
    const [, one, other] = form.exec(plain) ?? []
    if (!one || !other) continue
    const [old, fresh] = way === 'up' ? [one, other] : [other, one]
    return [
      ['old price', old],
      ['new price', fresh],
    ]
  }
  const all = [...new Set(plain.match(money))]
  return all.length === 1 && all[0] ? [['amount', all[0].trim()]] : []
}

function names(plain: string): Told[] {
  const [, form, family] = title.exec(plain) ?? []
  if (form && family) return [['name', `${capital(form)}${/^miss$/i.test(form) ? '' : '.'} ${capital(family)}`]]
  const name = (inCharge.exec(plain) ?? person.exec(plain))?.[1]
  return name && !noNames.test(name) ? [['name', name]] : []
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** A draft with what was told in the place of its words in brackets. */
export const filledIn = (draft: string, told: ReadonlyMap<string, string>): string =>
  draft.replace(/(^|\n)((?:\d\. |[*“]+)*)?\[([^\]]+)\]|\[([^\]]+)\]/g, (whole, start, lead, first, label) => {
    const value = told.get(keyOf(first ?? label))
    if (value === undefined) return whole
    return label ? value : `${start}${lead ?? ''}${capitalized(value)}`
  })

/** At the beginning of a sentence the words in brackets have a capital. */
const keyOf = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label
