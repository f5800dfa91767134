import type { Circumstances } from '../../../tools/server/circumstances/circumstances.ts'
import type { Talk } from '../talk.ts'

/** Something that members ask about the product itself. */
export type HelpTopic = {
  name: string
  /** What such a question looks like, and what it has to be without. */
  sign?: RegExp
  not?: RegExp
  /** Where nothing else can be meant, whatever a lesson is asked in such words. */
  sure?: RegExp
  /** Two or three sentences with the member's own state, the last with the place in the settings. */
  says: (state: Circumstances, talk: Talk) => readonly string[] | Promise<readonly string[]>
  /** The same, in other words, for whoever asks again. */
  short: string
  /** What is asked is a fact, told again to whoever asks again. */
  stands?: boolean
}

/** Words that show that a question is about somebody's customers and not about this product. */
export const ofCustomers =
  /\b(?:customers?|clients?|buyers?|guests?|subscribers|patients|students|members of my|my users|to offer|should i (?:offer|give)|my guarantee)\b/
