import { asksNumber } from './asks-number.ts'
import { Facts, type Worked } from './facts.ts'
import { readLedger } from './ledger/read-ledger.ts'
import { isMisread } from './misread.ts'
import { isOfPeriod } from './of-period.ts'
import { plainNumbers } from './plain/plain-numbers.ts'
import { type Goal, readGoal } from './read-goal.ts'
import { readSum, type Sum } from './read-sum.ts'
import type { Role } from './roles/role.ts'
import { money } from './terms.ts'
import { valueText } from './value-text.ts'
import { asksCount, workOut, workOutWide } from './work-out.ts'

/** The sum of a text: told in words, a number that is needed for a goal, or written with signs. */
export function answerSum(told: string, asked = told, own: string | null = null): Worked | undefined {
  const worked = sumOf(told, asked, own)
  return worked && isOfPeriod(worked.lines, asked) ? worked : undefined
}

function sumOf(told: string, asked: string, own: string | null): Worked | undefined {
  const [text, ask] = [plainNumbers(told), plainNumbers(asked)]
  if (!asksNumber(text) && !asksNumber(ask)) return readLedger(text, ask, own)
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const written = hasSigns.test(plain) ? simpleSum(plain) : undefined
  if (written) return written
  const found = workOut(text, ask, own)
  if (found) return found
  const goal = readGoal(plain)
  if (goal) return goalLines({ ...goal, currency: goal.currency ?? own })
  return (isPlain(plain) ? simpleSum(plain) : undefined) ?? workOutWide(text, ask, own)
}

function simpleSum(plain: string): Worked | undefined {
  const found = readSum(plain)
  const sum = found && sumLines(found)
  // How many of something is never less than none.
  if (!sum || (sum.result < 0 && asksCount.test(plain))) return undefined
  return isMisread(sum.lines, plain) ? undefined : sum
}

const saysSigns = /\b(?:plus|minus|times|divided|multiplied|off|of)\b/
const joinable: readonly Role[] = ['count', 'time', 'span', 'price', 'bare', 'off', 'tax', 'fee', 'added', 'share']

/** Without a sign, only amounts whose units say that they are multiplied. */
const isPlain = (plain: string) => {
  const roles = new Facts(plain, plain).all.map(({ role }) => role)
  return saysSigns.test(plain) || (roles.every((role) => joinable.includes(role)) && !roles.every(isCounted))
}
/** Kids, hours and days alone make no product. */
const isCounted = (role: Role) => role === 'count' || role === 'time' || role === 'span'

/** Signs of arithmetic between numbers say themselves what is meant. */
const hasSigns = /\d\s?(?:[+*×÷/]|[-−–] ?(?=[$€£\d]))\s?[$€£(]?\d|^[\d\s.,+*/×÷−–()x=?%$€£-]+$/

function goalLines({ goal, each, count, what, currency }: Goal): Worked {
  const exact = goal / each
  const [sum, one] = [money(goal, currency), money(each, currency)]
  const shown = `${sum.shown} ÷ ${one.shown}`
  return {
    shown,
    result: count,
    lines: [
      `${shown} = **${count} ${what}**${Number.isInteger(exact) ? '' : ` (${valueText(exact, null)}, rounded up)`}`,
      'Count with what each one leaves after its own costs, not with its price.',
    ],
  }
}

const weeks = 52

function sumLines({ shown, value, currency, hasLooseHours, isWeekly }: Sum): Worked {
  const result = `${shown} = **${valueText(value, currency)}**`
  const whole = `${valueText(value * weeks, currency)} over ${weeks} weeks`
  const year = hasLooseHours
    ? [`If those are the hours of a week, that’s ${whole}.`]
    : isWeekly
      ? [`That’s a week, or ${whole}.`]
      : []
  return { shown, result: value, lines: [result, ...year] }
}
