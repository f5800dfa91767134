import { asksNumber } from './asks-number.ts'
import { Facts, type Shape, type Worked } from './facts.ts'
import { readLedger } from './ledger/read-ledger.ts'
import { isMisread } from './misread.ts'
import { isOfPeriod } from './of-period.ts'
import { plainNumbers } from './plain/plain-numbers.ts'
import { plainShapes } from './plain/plain-shapes.ts'
import { timeSaved } from './plain/time-saved.ts'
import { shareOfCount, splitByShares } from './shapes/count-share.ts'
import {
  adSpend,
  lifetime,
  packageDeal,
  payback,
  priceRise,
  raisedPrice,
  subscription,
} from './shapes/customer-shapes.ts'
import { difference } from './shapes/difference-shape.ts'
import { flow } from './shapes/flow-shape.ts'
import { leftOfIncome, leftOfSale, newPrice, paidBack, salesForGoal, salesForMargin } from './shapes/goal-shapes.ts'
import { compound, growth } from './shapes/growth-shapes.ts'
import { loan, runway, split, taxPot, valuation } from './shapes/money-shapes.ts'
import { beforeShare, percentChain } from './shapes/percent-shapes.ts'
import { otherPeriod } from './shapes/period-shape.ts'
import { rate } from './shapes/rate-shapes.ts'
import { average, shareOfSum, total } from './shapes/share-shapes.ts'
import { capacity, earnedAnHour, hourlyRate, hoursNeeded, timeAtRate } from './shapes/time-shapes.ts'
import { breakEven, costPlus, discount, discountOfShare, margin, wholesale } from './shapes/unit-shapes.ts'

/** The narrow ones first. */
const shapes: readonly Shape[] = [
  ...[
    loan,
    valuation,
    taxPot,
    packageDeal,
    discount,
    discountOfShare,
    wholesale,
    breakEven,
    lifetime,
    payback,
    adSpend,
    raisedPrice,
    priceRise,
  ],
  ...[
    subscription,
    runway,
    hourlyRate,
    hoursNeeded,
    costPlus,
    margin,
    growth,
    compound,
    newPrice,
    rate,
    difference,
    split,
  ],
  ...[
    capacity,
    timeAtRate,
    earnedAnHour,
    flow,
    splitByShares,
    salesForGoal,
    salesForMargin,
    paidBack,
    leftOfSale,
    timeSaved,
    otherPeriod,
  ],
]
/** Wide ones, for what isn’t written with signs either. */
const wideShapes: readonly Shape[] = [beforeShare, leftOfIncome, shareOfCount, percentChain, average, shareOfSum, total]
/** One amount makes a sum where its period changes. */
const ofOne: readonly Shape[] = [otherPeriod]
const longest = 320

/** The sum that a few told amounts make, where every one of them has its place in it; `own`: the currency where none is told. */
export const workOut = (told: string, asked = told, own: string | null = null) => {
  const [text, ask] = [plainNumbers(withoutYears(told)), plainNumbers(withoutYears(asked))]
  const readers = [
    () => firstOf(plainShapes, { text, ask, own }),
    () => readLedger(text, ask, own),
    () => firstOf(shapes, { text, ask, own }),
  ]
  for (const read of readers) {
    const found = read()
    if (found && isOfPeriod(found.lines, ask)) return plausible(found, text)
  }
  return undefined
}
export const workOutWide = (text: string, ask = text, own: string | null = null) =>
  plausible(firstOf(wideShapes, { text: withoutYears(text), ask: withoutYears(ask), own }), text)

/** “Since 2021” is no amount. */
const withoutYears = (text: string) => text.replace(/\b(since|in|until|till) (?:19[5-9]\d|20[0-4]\d)\b/gi, '$1 then')

const ofLoss =
  /\b(?:los(?:e|ing|s|t)\w*|minus|negative|under ?water|short|worth it|less|drop\w*|fewer|down|f[ae]ll\w*|percent|shrunk|shrank|decreas\w*)\b|%|-\d/
export const asksCount = /\bhow (?:many|long)\b|\bmonths? (?:til|till|until|to)\b/

/** What came in or went out since the beginning is no month’s. */
const sinceBegun = /\d[^.!?]{0,24}\b(?:so far|up to now|until now|to date)\b/

/** What begins only in some months isn’t in each of them. */
const laterChange =
  /\b(?:from|starting|starts?|beginning) (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|next (?:month|year|week))\b[^.?!]{0,40}\d[^?!]*\b(?:last|long|till|until|out)\b/

/** What comes out below nothing, or as next to none of what is counted, was misread. */
function plausible(found: Worked | undefined, text: string): Worked | undefined {
  if (!found) return undefined
  const said = text.toLowerCase()
  if (asksCount.test(said) && sinceBegun.test(said)) return undefined
  if (laterChange.test(said)) return undefined
  if (found.result < 0 && !ofLoss.test(said)) return undefined
  if (isMisread(found.lines, said)) return undefined
  return asksCount.test(said) && Math.abs(found.result) < leastCount ? undefined : found
}
const leastCount = 0.2

type Told = { text: string; ask: string; own: string | null }

function firstOf(shapes: readonly Shape[], { text, ask, own }: Told): Worked | undefined {
  if (text.length > longest || !/\d/.test(text) || !(asksNumber(text) || asksNumber(ask))) return undefined
  const facts = new Facts(text, ask, own)
  if (facts.all.length > 10 || facts.isMixed) return undefined
  for (const shape of facts.all.length > 1 ? shapes : shapes.filter((one) => ofOne.includes(one))) {
    facts.restart()
    const found = shape(facts)
    if (found && facts.isUsed && Number.isFinite(found.result)) return found
  }
  return undefined
}
