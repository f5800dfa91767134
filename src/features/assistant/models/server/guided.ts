import { composed } from '../../guide/server/compose-answer.ts'
import { isInDanger } from '../../guide/server/kinds/people/danger/danger-of.ts'
import { foreignLanguage } from '../../guide/server/kinds/people/language.ts'
import { cannot } from '../../guide/server/kinds/words/draft.ts'
import type { KindGroup } from '../../guide/server/said/answered-as.ts'
import { talkOf } from '../../guide/server/talk.ts'
import { foundFor } from '../../guide/server/thread.ts'
import { noteReads } from '../../tools/server/note-reads.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { Found, Guided, Question } from './chat-model.ts'
import { seenTurns } from './seen-turns.ts'

/**
 * What only the product can know: how it works, and what stands in the member's record; sums and words that are defined; and
 * what to say to whoever is in need. Lessons are found beside it, and the thread of the talk is the model's own.
 */
const told = new Set<KindGroup>([
  'analysis',
  'critique',
  'distress',
  'help',
  'no-figure',
  'own-change',
  'own-figure',
  'progress',
  'sum',
  'term',
])

/** What the guide says of itself isn't true of a model. */
const ofItself = /\bAI model\b|\bbuilt-in guide\b/

/** What the guide would answer, for a model that answers in its place; undefined where it has nothing that a model lacks. */
export async function guidedFor(question: Question): Promise<Guided | undefined> {
  const guided = await thoughtThrough(question)
  if (!guided || question.mayRead || !question.turns.some(({ isFromFile }) => isFromFile)) return guided
  // What would be said otherwise without the turns that stay here holds something of them.
  const without = await thoughtThrough({ ...question, turns: seenTurns(question) })
  return without?.text === guided.text ? guided : { ...guided, ofFile: true }
}

async function thoughtThrough(question: Question): Promise<Guided | undefined> {
  const read = { ofFile: false, ofRecord: false }
  const talk = talkOf({ ...question, own: noted(question, read) })
  const isDanger = isInDanger(talk)
  try {
    const { group, lines } = await composed(talk)
    if (!told.has(group)) return undefined
    const text = lines.filter((line) => !cannot.has(line)).join('\n\n')
    if (ofItself.test(text)) return undefined
    return { text, isDanger: isDanger && group === 'distress', ...read }
  } catch (error) {
    if (error instanceof Changes) return undefined
    throw error
  }
}

/** Whether who runs the model may see what was read for it. */
export const maySee = ({ mayRead }: Pick<Question, 'mayRead'>, { ofFile, ofRecord }: Guided): boolean =>
  mayRead || !(ofFile || ofRecord)

/** A message of this length says by itself what it is about. */
const longestReply = 200

/** What the program has for the last turn, with the one before it where it is short; nothing for a language that the search doesn't read. */
export function foundForModel(question: Question): Found {
  const talk = talkOf(question)
  if (foreignLanguage(talk.text)) return { passages: [], closest: null, near: [], shut: null }
  const { asked } = talk.said
  if (asked === '' || talk.text.length > longestReply) return foundFor(talk)
  // “Too long”, “why that one first?”: the question they are about may stand two turns before.
  const before = question.turns.slice(0, -1).flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const turns = before.slice(-turnsBefore).map((content) => content.slice(-longestTurn))
  return question.look.find([...turns, talk.text].join(' '), talk.text)
}
const [turnsBefore, longestTurn] = [2, 400]

/** Nothing may change by a question that is only thought through. */
class Changes extends Error {}
const changes = () => Promise.reject(new Changes())

/** Notes what is read, and changes nothing. */
const noted = ({ own, mayRead }: Question, read: { ofFile: boolean; ofRecord: boolean }): OwnRecord => ({
  ...noteReads(own, (source) => {
    if (source === 'membership') read.ofRecord = true
    else read.ofFile = true
  }),
  // What runs, and what the member decided, is beside what was asked.
  ...(mayRead
    ? {}
    : {
        running: async () => [],
        findPlaces: () => undefined,
        findPlacesOn: () => undefined,
        findRows: () => [],
        findNamed: () => [],
        findPeak: () => undefined,
        hasWritten: () => false,
        suppose: () => undefined,
      }),
  ...{ remember: changes, forget: changes, propose: changes },
})
