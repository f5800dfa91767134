import { type KindGroup, ofFile } from '../../said/answered-as.ts'
import { lessonIdIn, linksProduct } from '../../said/links.ts'
import type { Talk } from '../../talk.ts'
import { goesOn } from '../../thread.ts'
import { recallIn } from '../own/own-words.ts'

/** Says that the product, or the way through the program, is meant. */
const ofProduct =
  /\b(?:lessons?|modules?|badges?|points|pts|xp|levels?|camps?|member(?:ship)?s?|subscri\w+|quantum|elite|starter|tiers?|upgrade|downgrade|account|password|log ?(?:in|out)|sign (?:in|up)|settings?|notifications?|reminders?|calendar|coach\w*|refund|cancel\w*|invoices?|program|course|assistant|guide|app|site|website|data|export|download|privacy|delete|chats?|conversations?|you|your|u|behind|track|today|tomorrow|progress|finish\w*|complete\w*|done|pace|schedule|pause\w*|break|start(?:ed)? over|day \d+|next(?! time))\b/
const toAllLessons = /\]\(\/modules\)/
/** Says that something of one’s own is asked for. */
const ofOwn =
  /\b(?:my|mine|our|ours|(?:did|have|had|was) (?:i|we)|(?:i|we)(?:'ve| have| had|'d)? (?:said|say|wrote|put|set|plan\w*|decided|chose|promised?|have|need|pay|charge)|file|page|sheet|list|again)\b/
const longest = 140

/** Kinds of answers that what a message says after another speaks against: it is about the matter that was talked about. */
export function notOfThread(talk: Talk): ReadonlySet<KindGroup> {
  const { said, plain } = talk
  // What was asked once is asked of the same again.
  if (said.last === '' || said.times > 1 || talk.text.length > longest || !goesOn(talk)) return none
  const isOfProduct =
    ofProduct.test(plain) ||
    talk.question.own.plans.some(
      ({ price }) => price > 0 && new RegExp(`(?<![\\d.,])${price}(?![\\d.,]*\\d)`).test(plain),
    ) ||
    said.was('progress') ||
    ((linksProduct(said.last) || toAllLessons.test(said.last)) && lessonIdIn(said.last) === undefined)
  const isOfOwn = said.was(...ofFile) || ofOwn.test(plain) || recallIn(talk) !== undefined
  return new Set<KindGroup>([
    ...(isOfProduct ? [] : (['help', 'progress'] as const)),
    ...(isOfOwn ? [] : (['own-figure'] as const)),
  ])
}
const none: ReadonlySet<KindGroup> = new Set()
