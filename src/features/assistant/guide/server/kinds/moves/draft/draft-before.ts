import type { Talk } from '../../../talk.ts'
import { cannotWrite, filledTemplate, openTemplate } from '../../words/draft.ts'
import { editedNote } from './edited-note.ts'

/** The paragraphs of a draft: of a template its lines, and each message for somebody else as a quote. */
export type Draft = readonly string[]

const answersBack = 2
const opens: ReadonlySet<string> = new Set([cannotWrite, filledTemplate, openTemplate, editedNote])
const around =
  /^(?:More in |What your Founder file has |Your own list, |I left out the sentence |Not in it yet: |The price is the one |I know no price |It’s from |From your Founder file: |If you meant |Your own page |\*|\d\. \[)/

/** The newest draft that an answer just before had; undefined where none of the last two has one. */
export function draftBefore({ question: { turns } }: Talk): Draft | undefined {
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-answersBack)
  return answers
    .toReversed()
    .map(({ content }) => draftIn(content))
    .find((draft) => draft !== undefined)
}

/** Whether the answer just before has it. */
export const draftIsLast = ({ said }: Talk): boolean => draftIn(said.last) !== undefined

function draftIn(answer: string): Draft | undefined {
  const paragraphs = answer.split('\n\n')
  const at = paragraphs.findIndex((one) => opens.has(one))
  if (at < 0) {
    const quoted = paragraphs.filter(isQuote)
    return quoted.length > 0 && !isItem(answer) ? quoted : undefined
  }
  const rest = paragraphs.slice(at + 1)
  const end = rest.findIndex((one) => around.test(one))
  const draft = end < 0 ? rest : rest.slice(0, end)
  return draft.length > 0 ? draft : undefined
}

export const isQuote = (paragraph: string) => paragraph.startsWith('> ')

/** A part of an answer that was asked for by its number is quoted, too. */
const isItem = (answer: string) => answer.includes('That’s the whole of it in my words.')
