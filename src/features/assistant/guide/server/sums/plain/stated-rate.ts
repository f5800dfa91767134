import type { Facts, Worked } from '../facts.ts'
import { hourlyRate } from '../shapes/time-shapes.ts'

const asksRate = /\b(?:hourly rate|rate (?:per|an) hour|(?:charge|ask|bill|quote)\b[^.?]{0,40}\b(?:an|per|each) hour)\b/

/** A rate that is asked for by its name is nothing else that money by hours could be. */
export const statedRate = (facts: Facts): Worked | undefined =>
  facts.asks(asksRate) && facts.all.length === 2 ? hourlyRate(facts) : undefined
