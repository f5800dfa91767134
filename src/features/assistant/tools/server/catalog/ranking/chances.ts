/** In what ways a place is like a question; 0 to 1 where nothing else is said. */
export type Likeness = {
  /** As a whole, in proportion to others. */
  alike: number
  /** How much of the question stands in what members say for the place. */
  phrased: number
  /** How much of the place’s label is asked for. */
  label: number
  /** How much of the question the member wrote there, and anywhere on its page. */
  written: number
  writtenOnPage: number
  /** How likely its page’s lesson is meant. */
  meant: number
  /** One of the fields that members are known to ask for. */
  isKnown: boolean
  isBegun: boolean
  isWorkedOut: boolean
  isCount: boolean
  /** Words that the member wrote there. */
  length: number
}

/**
 * Fitted by softmax regression to which of the places was meant in the questions of `bench/questions` about one’s own file.
 */
const weights: Record<keyof Likeness, number> = {
  alike: 4.66,
  phrased: 16.2,
  label: 1.13,
  written: 1.0,
  writtenOnPage: 3.6,
  meant: 0.93,
  isKnown: 0.83,
  isBegun: 4.1,
  isWorkedOut: -0.73,
  isCount: -3.15,
  length: 0.24,
}

/** What is told of a place as one figure each. */
const figuresOf = (one: Likeness): Record<keyof Likeness, number> => ({
  ...one,
  alike: Math.log(one.alike + 0.001),
  meant: one.meant ** 2,
  isKnown: Number(one.isKnown),
  isBegun: Number(one.isBegun),
  isWorkedOut: Number(one.isWorkedOut),
  isCount: Number(one.isCount),
  length: Math.log(1 + one.length),
})

/** How likely each of some places is meant, together 1. */
export function chancesOf(places: readonly Likeness[]): number[] {
  const sums = places.map((one) => {
    const figures = figuresOf(one)
    return keys.reduce((sum, key) => sum + weights[key] * figures[key], 0)
  })
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

const keys = Object.keys(weights) as (keyof Likeness)[]
