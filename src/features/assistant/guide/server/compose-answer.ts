import type { Question } from '../../models/server/chat-model.ts'
import { askedAgain, oftenAsked } from './asked-again.ts'
import { furtherOn } from './kinds/moves/turns/further-on.ts'
import { forPhones, tableBefore } from './kinds/moves/turns/long-tables.ts'
import { ownBeside } from './kinds/own/own-beside.ts'
import { checkLineFor } from './kinds/people/danger/check-line.ts'
import { ownRule } from './kinds/words/own-rule.ts'
import { understand } from './kinds.ts'
import { type Talk, talkOf } from './talk.ts'

/** What the guide is and isn't: said once in a conversation. */
export const notice = '*No AI model is connected: I answer from the program’s own texts and your own record.*'

/** These say the same facts again when asked again, or vary their words themselves. */
const mayRepeat = new Set([
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
const withoutNotice = new Set(['distress', 'language', 'memory'])

/** These have words of their own for whoever says it again; a greeting is no question, and about the product no coach knows more. */
const asIs = new Set(['distress', 'language', 'memory', 'small-talk', 'help', 'proposal', 'critique'])

/** Nothing is said twice in the same words, and a third time not without a person's name. */
async function unrepeated(talk: Talk, name: string, said: readonly string[]): Promise<readonly string[]> {
  const fresh = said.filter((paragraph) => !talk.said.has(paragraph))
  if (talk.said.times >= oftenAsked && !asIs.has(name)) return askedAgain(talk, said, fresh)
  if (mayRepeat.has(name)) return said
  return fresh.length > 0 ? fresh : furtherOn(talk)
}

/** What is said to what a member says, and as which kind of question; `readAs` where its spelling was corrected. */
export async function composed(talk: Talk): Promise<{ name: string; readAs: string | null; lines: readonly string[] }> {
  const table = tableBefore(talk)
  if (table) return { name: 'follow-up', readAs: null, lines: [table] }
  const { name, say } = understand(talk)
  const said = [...(await say()), ...(await ownBeside(talk, name)), ...(await ownRule(talk, name))]
  const isRead = !['language', 'small-talk', 'distress', 'memory', 'proposal', 'sum'].includes(name)
  const lines = forPhones(talk, await unrepeated(talk, name, said))
  return { name, readAs: isRead ? talk.readAs : null, lines }
}

/** An answer in Markdown to the last turn of a conversation; `says` once in it what answers here. */
export async function composeAnswer(question: Question, says = notice): Promise<string> {
  const talk = talkOf(question)
  const { name, readAs, lines } = await composed(talk)
  const isNew = !withoutNotice.has(name) && !talk.said.mentions(says) && question.turns.length < 8
  const asRead = readAs === null ? [] : [`*I read that as: ${readAs}*`]
  return [...checkLineFor(talk), ...asRead, ...lines, ...(isNew ? [says] : [])].join('\n\n')
}
