import { asksNumber } from '../../sums/asks-number.ts'
import type { Talk } from '../../talk.ts'

const hint =
  'I don’t work out a sum that I can’t read for certain. Write yours with signs, such as `(1,450 + 120) / 2.10`, and I do it exactly.'
const amounts = /(?<![\w.,])\d[\d.,]*/g
const fewest = 2
const surelySum = 0.5

/** How to have it worked out, where a number is asked for and figures are told that no known sum has a place for. */
export function sumHint({ text, plain, said }: Talk): string[] {
  const isSum = asksNumber(plain) && (text.match(amounts)?.length ?? 0) >= fewest
  return isSum && !said.has(hint) ? [hint] : []
}

/** Nothing but a sum is wanted: what a lesson that isn’t sure says is of no use. */
export const isSumAlone = (talk: Talk): boolean =>
  sumHint(talk).length > 0 && talk.question.look.kinds(talk.text)('sum') >= surelySum
