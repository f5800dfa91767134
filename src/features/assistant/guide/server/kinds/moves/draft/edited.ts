import type { Kind, Say, Talk } from '../../../talk.ts'
import { type Draft, draftBefore, draftIsLast, isQuote } from './draft-before.ts'
import { editedNote } from './edited-note.ts'
import { adding, type Edit, hardening, leavingOut, naming, pricing, shortening, warming } from './edits.ts'
import { counting } from './list-edits.ts'
import { onPhone } from './phone-edit.ts'
import { asksForPrice, ownPrice } from './price-edits.ts'

const longest = 140
/** A question, or advice that is asked for, is about something else. */
const asks = /^\W*(?:(?:and|but|so|ok) )*(?:what|why|how|when|where|which|who|if|is|are|do|does|should|will|would)\b/

/** “She’s called Ruth”, “without the price”, “shorter”: done to the draft before, as far as cutting and filling in does it. */
export const edited: Kind = { group: 'edited', read: editedDraft }

function editedDraft(talk: Talk): Say | undefined {
  const { plain, text, said } = talk
  if (said.last === '' || text.length > longest || asks.test(plain)) return undefined
  const draft = draftBefore(talk)
  if (!draft) return undefined
  const typed = text.replace(/[’‘]/g, "'").trim()
  const asksPrice = asksForPrice(plain)
  const edits = [
    ...[leavingOut(plain), counting(plain), shortening(plain), naming(typed), pricing(typed), warming(plain)],
    ...[hardening(plain), asksPrice ? undefined : adding(typed)],
  ].filter((edit) => edit !== undefined)
  const forPhone = onPhone(plain) ?? unchanged
  const changed = edits.reduce(editedBy, draft)
  if (asksPrice)
    return async () => {
      const { edit, from } = await ownPrice(talk)
      return [editedNote, ...editedBy(editedBy(changed, edit), forPhone), from]
    }
  const done = editedBy(changed, forPhone)
  return done.join() === draft.join() ? notChanged(draft, talk) : () => [editedNote, ...done]
}

/** Why a draft stays as it is; undefined where no change was asked for. */
function notChanged(draft: Draft, talk: Talk): Say | undefined {
  const { plain, said } = talk
  if (onPhone(plain) && draft.some(isQuote)) return () => [fitsPhone]
  if (changes.test(plain) && draftIsLast(talk)) return () => [cannotChange]
  return shortening(plain) && draft.some(isQuote) && !said.has(shortest) ? () => [shortest] : undefined
}

const fitsPhone = 'It’s short enough for a phone as it stands; send it without its subject, if it has one.'
/** A change that is asked for and isn’t one of those that can be made. */
const changes =
  /^\W*(?:(?:and|but|ok|okay|please|pls|can you|could you|now|no)[, ]+)*(?:(?:make|turn|change|rewrite|translate|rephrase|redo|reword) (?:it|that|this|them)\b|(?:more|less|too|sound\w*) [a-z]+\W*$|(?:funnier|wittier|in (?:spanish|german|french|italian|polish|portuguese|rhyme|another language))\b)/
const cannotChange =
  'That I can’t change: I only cut, fill in and put your words to it. I can make it *shorter*, *friendlier* or *firmer*, leave something out (“without the price”), keep so many points, put the price in, or add what you tell me (“say that …”).'

const shortest =
  'Any shorter, and it no longer says what you ask for. Leave something out by its name (“without the price”), or send only its question.'

const unchanged: Edit = () => undefined

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
