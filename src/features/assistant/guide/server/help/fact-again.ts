import type { Talk } from '../talk.ts'

/** A fact is told again to whoever asks again, each time in other words. */
export const factAgain = (fact: string, { said }: Talk): string[] => [
  `Nothing has changed since: ${fact}`,
  `It’s as I said: ${fact}`,
  `Once more, and unchanged: ${fact}`,
  `Asked ${said.times} times, it’s still the same: ${fact}`,
]
