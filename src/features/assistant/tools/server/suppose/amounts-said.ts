import { stemsOf } from '#platform/server/language/word-stems.ts'

/** An amount of “and with 16 cases instead of 12?”: `was`: what it is instead of; `words`: the stems that are said of it. */
export type AmountSaid = { value: number; isPercent: boolean; was: number | undefined; words: readonly string[] }

const amount = String.raw`[$€£]?(\d[\d,]*(?:\.\d+)?|\.\d+)(k\b)?\s?(%|percent\b)?`
const amounts = new RegExp(String.raw`(?<![\w.,#])${amount}`, 'g')
const instead = new RegExp(
  String.raw`^\W*(?:(?!and\b|but\b)[a-z]+ ){0,3}(?:(?:and )?not|instead of|rather than)\s+(?:at |the )?${amount}`,
)
const fromTo = new RegExp(String.raw`\bfrom ${amount} (?:down |up )?$`)
const to = /\b(?:to|at)\s+$/
/** What is counted off says no amount. */
const ofPlace = /\b(?:weeks?|months?|days?|number|nr|step|row|line)\s+(?:in |not in |not )?$/
const wayThrough = /\b(?:and|but|,|;)\s|[,;]/

/** The amounts that stand for others, in small letters. */
export function amountsSaid(plain: string): AmountSaid[] {
  const found = [...plain.matchAll(amounts)].filter(({ index }) => !ofPlace.test(plain.slice(0, index)))
  return found.flatMap((match, at) => {
    const last = found[at - 1]
    const behind = last ? last.index + last[0].length : 0
    const before = plain.slice(behind, match.index)
    const end = match.index + match[0].length
    const after = plain.slice(end, found[at + 1]?.index)
    if (isOld(before, after, last && plain.slice(behind))) return []
    const [, was] = instead.exec(plain.slice(end)) ?? fromTo.exec(plain.slice(0, match.index)) ?? []
    return [
      { ...amountOf(match), was: was === undefined ? undefined : digitsOf(was), words: wordsBeside(before, after) },
    ]
  })
}

/** What another amount stands for says itself nothing new. */
const isOld = (before: string, after: string, sinceLast: string | undefined) =>
  (sinceLast !== undefined && instead.test(sinceLast)) || (to.test(after) && /\bfrom\s+$/.test(before))

const wordsBeside = (before: string, after: string): string[] =>
  stemsOf(`${before.split(wayThrough).at(-1) ?? ''} ${after.split(wayThrough)[0] ?? ''}`).filter(
    (stem) => !/^\d/.test(stem) && !empty.has(stem),
  )

const digitsOf = (digits: string) => Number(digits.replaceAll(',', ''))

function amountOf([, digits = '', thousands, percent]: RegExpMatchArray): Pick<AmountSaid, 'value' | 'isPercent'> {
  return { value: digitsOf(digits) * (thousands ? 1000 : 1), isPercent: percent !== undefined }
}

/** Words of changing itself. */
const empty = new Set(
  stemsOf('instead change put set make it be say suppose only rather same then use go up down drop raise cut'),
)
