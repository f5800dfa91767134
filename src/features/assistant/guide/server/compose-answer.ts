import type { Question } from '../../models/server/chat-model.ts'
import { askedAgain, oftenAsked } from './asked-again.ts'
import { furtherOn } from './kinds/moves/turns/further-on.ts'
import { forPhones, tableBefore } from './kinds/moves/turns/long-tables.ts'
import { ownBeside } from './kinds/own/own-beside.ts'
import { checkLineFor } from './kinds/people/danger/check-line.ts'
import { ownRule } from './kinds/words/own-rule.ts'
import { understand } from './kinds.ts'
import type { AnsweredAs, KindGroup } from './said/answered-as.ts'
import { asksIn } from './said/open-questions.ts'
import { type SaidAs, saidAs, type Talk, talkOf } from './talk.ts'

/** What the guide is and isn't: said once in a conversation. */
export const notice = '*No AI model is connected: I answer from the program’s own texts and your own record.*'

/** These say the same facts again when asked again, or vary their words themselves. */
const mayRepeat = new Set<KindGroup>([
  'distress',
  'language',
  'sum',
  'progress',
  'own-figure',
  'help',
  'small-talk',
  'memory',
  'proposal',
  'critique',
  'edited',
  'own-thread',
])
/** Where a remark about software would be out of place. */
const withoutNotice = new Set<KindGroup>(['distress', 'language', 'memory'])

/** These have words of their own for whoever says it again; a greeting is no question, and about the product no coach knows more. */
const asIs = new Set<KindGroup>(['distress', 'language', 'memory', 'small-talk', 'help', 'proposal', 'critique'])

/** Nothing is said twice in the same words, and a third time not without a person's name. */
async function unrepeated(talk: Talk, group: KindGroup, said: SaidAs): Promise<SaidAs> {
  const fresh = said.filter((paragraph) => !talk.said.has(paragraph))
  const { as } = said
  if (talk.said.times >= oftenAsked && !asIs.has(group)) return saidAs(as, await askedAgain(talk, said, fresh))
  if (mayRepeat.has(group)) return said
  return fresh.length > 0 ? saidAs(as, fresh) : saidAs('follow-up', furtherOn(talk))
}

/** What is said; as which group of messages; `readAs` where the spelling was corrected. */
type Composed = { group: KindGroup; readAs: string | null; lines: readonly string[]; answeredAs: AnsweredAs }

/** What is said to what a member says. */
export async function composed(talk: Talk): Promise<Composed> {
  const table = tableBefore(talk)
  if (table) return { group: 'follow-up', readAs: null, lines: [table], answeredAs: { as: 'follow-up', asks: [] } }
  const { group, say } = understand(talk)
  const told = await say()
  const beside = [...(await ownBeside(talk, group)), ...(await ownRule(talk, group))]
  const said = await unrepeated(talk, group, saidAs(told.as ?? group, [...told, ...beside]))
  const lines = forPhones(talk, said)
  const answeredAs = { as: said.as, asks: asksIn(lines) }
  return { group, readAs: readsTyped.has(group) ? null : talk.readAs, lines, answeredAs }
}

/** These read what was typed, and not its corrected spelling. */
const readsTyped = new Set<KindGroup>(['language', 'small-talk', 'distress', 'memory', 'proposal', 'sum'])

/** An answer to the last turn of a conversation, in Markdown. */
type Answer = { text: string; answeredAs: AnsweredAs }

/** `says` once in a conversation what answers here. */
export async function composeAnswer(question: Question, says = notice): Promise<Answer> {
  const talk = talkOf(question)
  const { group, readAs, lines, answeredAs } = await composed(talk)
  // That the guide answers where a model did is news however late it begins.
  const isEarly = says !== notice || question.turns.length < 8
  const isNew = !withoutNotice.has(group) && !talk.said.mentions(says) && isEarly
  const asRead = readAs === null ? [] : [`*I read that as: ${readAs}*`]
  return { text: [...checkLineFor(talk), ...asRead, ...lines, ...(isNew ? [says] : [])].join('\n\n'), answeredAs }
}
