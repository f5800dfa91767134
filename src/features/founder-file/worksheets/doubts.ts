import { named } from './rules.ts'

/**
 * What can be doubted in an answer by its words alone. A doubt that looks for words is raised where they stand
 * (`has`), unless others settle it (`unless`); the rest are raised where something isn't named at all.
 */
export const doubts = [
  ...named,
  'vague',
  'anyone',
  'promised',
  'opinion',
  'leading',
  'several',
  'hidden',
  'discount',
  'solution',
  'boast',
  'outside',
  'blame',
  'friend',
  'apology',
  'vanity',
] as const
export type Doubt = (typeof doubts)[number]
