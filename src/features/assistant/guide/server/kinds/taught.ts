import type { Talk } from '../talk.ts'

/** As alike as this, a lesson is known to be asked just that. */
const inItsWords = 0.75

/** Whether a lesson is meant, whatever other words the message has. */
export const isTaught = ({ question }: Pick<Talk, 'question'>): boolean =>
  (question.passages[0]?.answer?.alike ?? 0) >= inItsWords
