import { amountText } from '../../../sums/amount-text.ts'
import { amountSource } from '../../../sums/read-amounts.ts'
import { type OwnAsked, ownAsk } from './own-ask.ts'

const amount = amountSource.replace(/\((?!\?)/g, '(?:')
const further = new RegExp(
  `^\\W*(?:(?:and|or|ok|so|then|what|how) )*(?:about |if (?:it's |i (?:do|have|had|get|spend|charge) )?)?(?<how>(?:only )?(?:by|with|at|to|for|of) )?(?<price>(?:a |my )?price (?:of |at )?)?(?<amount>${amount})(?<unit> [a-z]+)?(?: instead| then)?\\W*$`,
)
/** Questions before, so that a third number goes on from the first. */
const mostBefore = 4

/** The sum before with the number that stands for its own, or with a price that it didn’t name; `asked`, the oldest first. */
export function furtherAsk(plain: string, asked: readonly string[]): OwnAsked | undefined {
  const { amount: told, price, unit = '' } = further.exec(amountText(plain))?.groups ?? {}
  if (told === undefined) return undefined
  const base = asked.slice(-mostBefore).findLast((one) => ownAsk(one) !== undefined)
  if (base === undefined) return undefined
  if (price) return ownAsk(`${base.replace(/\W+$/, '')} at a price of ${told}`)
  const text = amountText(base)
  const [only = '', ...others] = (text.match(new RegExp(amount, 'g')) ?? []).map((one) => one.trim())
  // Another thing that is counted isn’t the number of the sum.
  const isSame = unit === '' || text.includes(unit.trim().replace(/s$/, ''))
  if (only === '' || others.length > 0 || !isSame) return undefined
  const share = only.endsWith('%') && !told.includes('%') ? '%' : ''
  return ownAsk(text.replace(only, `${told.trim()}${share}`))
}
