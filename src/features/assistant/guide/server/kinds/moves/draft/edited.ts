import type { Kind, Say, Talk } from '../../../talk.ts'
import { type Draft, draftBefore, isQuote } from './draft-before.ts'
import { editedNote } from './edited-note.ts'
import { adding, type Edit, hardening, leavingOut, naming, pricing, shortening, warming } from './edits.ts'

const longest = 140
/** A question, or advice that is asked for, is about something else. */
const asks = /^\W*(?:(?:and|but|so|ok) )*(?:what|why|how|when|where|which|who|if|is|are|do|does|should|will|would)\b/

/** “She’s called Ruth”, “without the price”, “shorter”: done to the draft before, as far as cutting and filling in does it. */
export const edited: Kind = { name: 'edited', read: editedDraft }

function editedDraft(talk: Talk): Say | undefined {
  const { plain, text, said } = talk
  if (said.last === '' || text.length > longest || asks.test(plain)) return undefined
  const draft = draftBefore(talk)
  if (!draft) return undefined
  const typed = text.replace(/[’‘]/g, "'").trim()
  const edits = [
    ...[leavingOut(plain), shortening(plain), naming(typed), pricing(typed), warming(plain), hardening(plain)],
    adding(typed),
  ].filter((edit) => edit !== undefined)
  const done = edits.reduce(editedBy, draft)
  if (done.join() !== draft.join()) return () => [editedNote, ...done]
  return shortening(plain) && draft.some(isQuote) && !said.has(shortest) ? () => [shortest] : undefined
}

const shortest =
  'Any shorter, and it no longer says what you ask for. Leave something out by its name (“without the price”), or send only its question.'

/** Each message of the draft is changed by itself; of a template without any, all of it. */
function editedBy(draft: Draft, edit: Edit): Draft {
  if (draft.some(isQuote)) return draft.map((one) => (isQuote(one) ? quoted(applied(edit, unquoted(one))) : one))
  const whole = draft.join('\n\n')
  const messages = whole.replace(message, (_, words: string) => `“${applied(edit, words.replace(/\n/g, ' '))}”`)
  return (messages === whole ? (edit(whole, false) ?? whole) : messages).split('\n\n')
}
const message = /“([^“”]{40,})”/g

const applied = (edit: Edit, text: string) => edit(text, true) ?? text
const unquoted = (paragraph: string) =>
  paragraph
    .split('\n')
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim()
const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
