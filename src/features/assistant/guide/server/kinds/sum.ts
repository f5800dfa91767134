import { type BusinessSum, readBusinessSum } from '../sums/read-business-sum.ts'
import { type Goal, readGoal } from '../sums/read-goal.ts'
import { readSum, type Sum } from '../sums/read-sum.ts'
import { valueText } from '../sums/value-text.ts'
import type { Kind } from '../talk.ts'

/** Arithmetic: worked out by the calculator of the Founder file, with the sum shown. */
export const sum: Kind = {
  name: 'sum',
  read: ({ text, plain, said }) => {
    // As it was typed: the correction of spelling may take a thing that is counted for another word.
    const told = readBusinessSum(plainOf(text)) ?? readBusinessSum(plain)
    if (told) return () => toldLines(told)
    const goal = readGoal(plain)
    if (goal) return () => goalLines(goal)
    const found = readSum(plain)
    return found ? () => lines(found, said.last) : undefined
  },
  again: (wish, { text, plain }) => {
    const told = readBusinessSum(plainOf(text))
    if (told) return wish === 'simpler' ? [`In short: **${resultOf(told)}**.`] : toldLines(told)
    const found = readSum(plain)
    if (!found) return undefined
    const result = valueText(found.value, found.currency)
    if (wish === 'simpler') return [`In short: **${result}**.`]
    return [
      `I read your question as \`${found.shown}\` and worked it out with the calculator of the Founder file, nothing more. If I read it wrong, write the sum with signs.`,
    ]
  },
}

const plainOf = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

const resultOf = ({ result, unit, currency }: BusinessSum) => `${valueText(result, currency)}${unit ? ` ${unit}` : ''}`

function toldLines(sum: BusinessSum): string[] {
  const isRounded = sum.exact !== sum.result
  const exact = isRounded ? ` (${valueText(Math.round(sum.exact * 100) / 100, null)}, rounded up)` : ''
  return [`${sum.shown} = **${resultOf(sum)}**${exact}`, sum.note]
}

function goalLines({ goal, each, count, what, currency }: Goal): string[] {
  const exact = goal / each
  return [
    `${valueText(goal, currency)} ÷ ${valueText(each, currency)} = **${count} ${what}**${Number.isInteger(exact) ? '' : ` (${valueText(exact, null)}, rounded up)`}`,
    'Count with what each one leaves after its own costs, not with its price.',
  ]
}

const weeks = 52

function lines({ shown, value, currency, hasLooseHours, isWeekly }: Sum, last: string): string[] {
  const result = `${shown} = **${valueText(value, currency)}**`
  const again = last.includes(result) ? ['It comes to the same:'] : []
  const whole = `${valueText(value * weeks, currency)} over ${weeks} weeks`
  const year = hasLooseHours
    ? [`If those are the hours of a week, that’s ${whole}.`]
    : isWeekly
      ? [`That’s a week, or ${whole}.`]
      : []
  return [...again, result, ...year]
}
