import { composed } from '../../guide/server/compose-answer.ts'
import { isInDanger } from '../../guide/server/kinds/people/danger/danger-of.ts'
import { distress } from '../../guide/server/kinds/people/distress.ts'
import { cannot } from '../../guide/server/kinds/words/draft.ts'
import { talkOf } from '../../guide/server/talk.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { Guided, Question } from './chat-model.ts'

/** What has nothing in it for a model: it reads every language, and what is ordered is carried out by the guide or by a tool. */
const withoutHelp = new Set(['language', 'memory', 'proposal', 'nothing'])

/** What the guide would answer, for a model that answers in its place; undefined where it has nothing. */
export async function guidedFor(question: Question): Promise<Guided | undefined> {
  const read = { ofFile: false, ofRecord: false }
  const talk = talkOf({ ...question, own: noted(question, read) })
  const isDanger = isInDanger(talk)
  try {
    const { name, lines } = await composed(talk)
    if (withoutHelp.has(name)) return undefined
    const text = lines.filter((line) => !cannot.has(line)).join('\n\n')
    return { text, isDanger: isDanger && name === distress.name, ...read }
  } catch (error) {
    if (error instanceof Changes) return undefined
    throw error
  }
}

/** Nothing may change by a question that is only thought through. */
class Changes extends Error {}
const changes = () => Promise.reject(new Changes())

/** Notes what is read, and changes nothing. */
function noted({ own, mayRead }: Question, read: { ofFile: boolean; ofRecord: boolean }): OwnRecord {
  const noting =
    <A extends unknown[], R>(what: keyof typeof read, reader: (...asked: A) => R) =>
    (...asked: A): R => {
      read[what] = true
      return reader(...asked)
    }
  return {
    ...own,
    ...{ readFigure: noting('ofFile', own.readFigure), readPlaces: noting('ofFile', own.readPlaces) },
    ...{ plan: noting('ofFile', own.plan), promises: noting('ofFile', own.promises) },
    ...{ critique: noting('ofFile', own.critique), remembered: noting('ofFile', own.remembered) },
    ...{ circumstances: noting('ofRecord', own.circumstances), earned: noting('ofRecord', own.earned) },
    // What a running exercise counts is in the member's own words, and what they decided is beside what was asked.
    ...(mayRead
      ? {}
      : { standing: async () => ({ ...(await own.standing()), running: [] }), findPlaces: () => undefined }),
    ...{ remember: changes, propose: changes },
  }
}
