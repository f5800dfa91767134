import { decimalText } from '#platform/format/figures.ts'
import { Facts } from '../facts.ts'
import type { Fact } from '../roles/role.ts'

export type Shifted = { text: string; says: string } | { question: string }

const less = /\b(?:less|fewer|lower|cheaper|down|reduced|minus)\b/
const more = /\b(?:more|higher|extra|on top|up|additional)\b/
const ofOne =
  /\b(one|two|three|\d{1,2}) of (?:the|those|my) [$€£]?(\d[\d,.]*)(?: ?(?:ones?|clients?|customers?|s))?\b[^.?]*\b(?:leaves?|quits?|goes|cancels?|stops?|drops?)\b/
const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** `300 a month less`, `2 more clients`: what was told, with so much taken off it or put on. */
export function shifted(before: Facts, plain: string): Shifted | undefined {
  const left = oneLeft(before, plain)
  if (left) return left
  const now = new Facts(plain, plain)
  const [by, ...others] = now.all
  const sign = less.test(plain) ? -1 : more.test(plain) ? 1 : 0
  if (!by || others.length > 0 || by.isPercent || sign === 0 || !stands(by, now.text)) return undefined
  const found = before.all.filter((one) => isAlike(by, one))
  const [old, ...rest] = found
  if (!old) return undefined
  if (rest.length > 0)
    return {
      question: `${by.digits} ${sign < 0 ? 'less' : 'more'} of what: ${found.map(({ digits }) => digits).join(' or ')}?`,
    }
  const value = old.value + sign * by.value
  return value > 0 ? replaced(before, old, value) : undefined
}

/** The word of direction is about the amount: `300 a month less`, `2 more`, `less by 300`. */
const stands = ({ at, end }: Fact, text: string): boolean =>
  /^(?: (?!than\b)[a-z]+){0,3} ?(?:less|more|fewer|lower|higher|cheaper|extra|on top|additional)\b/.test(
    text.slice(end),
  ) || /\b(?:less|more|fewer|lower|higher|cheaper|extra|down|up)(?: by)? (?:about )?$/.test(text.slice(0, at))

const isAlike = (by: Fact, one: Fact): boolean => {
  if (one.isPercent) return false
  if (by.noun !== null && !by.isMoney) return one.noun === by.noun
  const isCounted = one.role === 'count' || one.role === 'time' || one.role === 'span'
  return !isCounted && (by.per === null ? one.value > by.value : one.per === by.per)
}

/** `one of the 650s leaves`: one fewer of those that pay this. */
function oneLeft(before: Facts, plain: string): Shifted | undefined {
  const [, many = '', price = ''] = ofOne.exec(plain) ?? []
  const at = before.all.findIndex(({ value, isPercent }) => !isPercent && value === Number(price.replaceAll(',', '')))
  const count = before.all[at - 1]
  const value = (count?.value ?? 0) - (spelled[many] ?? Number(many))
  return count && !count.isMoney && value >= 0 ? replaced(before, count, value) : undefined
}

function replaced({ text }: Facts, old: Fact, value: number): Shifted {
  const symbol = /^[$€£]/.exec(old.digits)?.[0] ?? ''
  const shown = `${symbol}${decimalText(value, 4)}`
  return {
    text: `${text.slice(0, old.at)}${shown}${text.slice(old.end)}`,
    says: `With ${shown} instead of ${old.digits}:`,
  }
}
