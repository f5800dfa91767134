import type { Draft } from '../../../../../understanding/drafts.content.ts'
import { type Kind, linkTo, type Talk } from '../../../talk.ts'
import { counting } from '../../moves/draft/list-edits.ts'
import { plainText } from '../../own/say-own.ts'
import { beforeDraft } from '../draft.ts'
import { nearestText } from '../uncertain.ts'
import { fileForDraft } from './file-for-draft.ts'
import { type Group, groupIn, shownGroup, toldOfGroup } from './group-told.ts'
import { nameInFile } from './name-told.ts'
import { isUnheld, namedDraft } from './named-draft.ts'
import { noText } from './no-text.ts'
import { isOfThread } from './of-thread.ts'
import { ownBesideDraft, ownText } from './own-text.ts'
import { quotedDraft } from './quoted-draft.ts'
import { toPerson, writtenTo } from './to-person.ts'
import { filledIn, toldForDraft } from './told-for-draft.ts'
import { isUnpaid } from './unpaid.ts'

const longest = 600
/** A few words name a page or a lesson as often. */
const fewestWords = 4
/** How sure it has to be that words are wanted, and which ones; less of one takes more of the other. */
const [wanted, likelyWanted] = [0.45, 0.3] as const
const [sure, sureIfLikely, sureIfSigned] = [0.3, 0.35, 0.4] as const

/** What is wanted is named first: `Job ad: …`, `msg to my regulars`. */
const sign =
  /^\W*(?:(?:hi|hello|hey|please|pls|can you|could you|i need|we need|i want|need|give me|make me|write me|write|draft|short|quick|a|an|the|my|formal|friendly|polite|\d+|two|three) )*(?:job ad|advert|ads?|sign|note|bio|about me|agenda|script|msg|message|e-?mail|mail|text|sms|whatsapp|letter|reply|answer|caption|headline|slogan|flyer|post|checklist|packing list|list|template|autoreply|out of office|welcome text|quote|clause)\b|\b(?:write|draft|word|reply|answer|text|message|mail|e-?mail)\b[^.?!]{0,40}(?:please|pls)?\W*$|\bwrite (?:to |it |him |her |them |me |us )|\bwhat (?:do|can|should|shall) i (?:say|write|answer|reply)\b|\bhelp me (?:say|word|write|answer)\b|\bhow (?:do|can|should) i (?:say|word|ask (?:mrs?|ms|him|her|them)|tell)\b/i

/** The texts to send that a message asks for, filled in with what it tells. */
export const draft: Kind = {
  group: 'draft',
  read: (talk) => {
    if (bare.test(talk.plain) && talk.said.last === '') return () => [askBack]
    const own = ownText(talk)
    if (own) return own
    const found = draftFor(talk)
    const isByName = found ? toPerson.has(found.id) : !ownMatter.test(talk.plain)
    const name = isByName && isWanted(talk) ? nameInFile(talk) : undefined
    if (name) return () => writtenTo(name, talk)
    if (found)
      return async () => [...(isSurely(found, talk) ? [] : [nearestText(talk.said)]), ...(await told(found, talk))]
    return isUnheld(talk) && isWanted(talk) ? () => noText(talk) : undefined
  },
}

const bare =
  /^\W*(?:(?:please|pls|can you|could you|ok|so) )*(?:write|draft|compose|send)(?: me| us)? (?:that|the|this|an?|my)(?: short| quick| nice)? (?:e-?mail|mail|message|text|letter|post|reply|sms)(?: (?:to|for) (?:the|my|a|our) (?:client|customer|supplier|landlord|boss|team|guy|lady|company))?(?: please| pls| for me| now)*\W*$/
const askBack =
  'Which one do you mean? I only see what’s in this conversation. Tell me in a line or two **who it goes to, what it’s about** (with amount and date, if there are any) **and what they should do then**, such as “email to Ms. Okoro, invoice 31 over $450 was due on May 3, friendly”, and I’ll fill in the nearest text that I have.'

/** The text that is asked for; undefined where that isn’t sure. */
export function draftFor(talk: Talk): Draft | undefined {
  const { text, question } = talk
  const words = text.trim().split(/\s+/).length
  if (text.length > longest || words < 2 || isOfWritten(talk)) return undefined
  if (isOfThread(talk)) return ofThread(talk)
  if (isUnheld(talk)) return undefined
  const named = isWanted(talk) ? namedDraft(talk) : undefined
  if (named) return named
  const [best, ...others] = question.look.drafts(text)
  const unpaid = isUnpaid(talk.plain) && [best, ...others].find((one) => one?.draft.id === 'overdue-invoice')
  if (unpaid) return unpaid.draft
  const least = leastShare(question.look.kinds(text)('draft'), sign.test(text))
  return best && best.share >= (words < fewestWords ? Math.max(least, sureOfFew) : least) ? best.draft : undefined
}
const sureOfFew = 0.6

/** A text that is likelier than all others, or that a message likely wants which surely wants one. */
function isSurely({ id }: Draft, talk: Talk): boolean {
  const share = talk.question.look.drafts(talk.text).find(({ draft }) => draft.id === id)?.share ?? 0
  if (isOfThread(talk) || share >= likelier) return true
  return share >= sure && talk.question.look.kinds(talk.text)('draft') >= surelyWanted
}
const [likelier, surelyWanted] = [0.5, 0.8] as const

/** What says itself what it’s about isn’t about what stands beside the name. */
const ownMatter = /\b(?:asking|to ask|telling|to tell|saying|to say|thanking|inviting)\b/

/** That words are wanted, whichever they are. */
const isWanted = (talk: Talk): boolean =>
  !isOfWritten(talk) && (talk.question.look.kinds(talk.text)('draft') >= likelyWanted || sign.test(talk.text))

/** “What did I write?” and “what was my polite no?” ask for what is there. */
const isOfWritten = ({ plain }: Talk): boolean => written.test(plain)
const written =
  /\bdid (?:i|we) (?:\w+ )?(?:write|draft|word|note|put|answer|reply)\b|\bwhat(?:'s|’s| is| was| are| were) (?:my|our)\b/

/** The text that belongs to the lesson that is talked about. */
function ofThread({ text, said, question: { look } }: Talk): Draft | undefined {
  const spoken = look.spoken(said.last)
  const [best] = look.drafts(`${said.asked} ${text}`)
  return best && best.share >= sure && best.draft.lesson === spoken?.lesson.id ? best.draft : undefined
}

function leastShare(isWanted: number, isSigned: boolean): number {
  if (isWanted >= wanted) return sure
  return isWanted >= likelyWanted ? sureIfLikely : isSigned ? sureIfSigned : never
}
const never = 2

/** The text with what the message and the member’s own file have for it, and where there is more. */
export async function told(asked: Draft, talk: Talk): Promise<string[]> {
  const { id, text, notes, lesson, also } = asked
  const group = asked.toGroup ? groupIn(talk.text) : undefined
  const ofFile = await fileForDraft(asked, talk, group)
  const ofGroup = group ? toldOfGroup(group) : []
  const ofMessage = new Map([...toldForDraft(talk.text), ...ofGroup])
  const draft = filledIn(text, new Map([...ofFile.told, ...ofMessage]))
  const more = [lesson, also].flatMap((one) => (one && talk.question.look.lesson(one)) || [])
  return [
    ...beforeDraft(filledIn(text, ofMessage) !== text, talk),
    quotedDraft(counting(talk.plain)?.(draft) ?? draft),
    ...notes,
    ...(group && ofFile.leftOut ? [leftOut(group, ofFile.leftOut)] : []),
    ...(ofFile.pages.length > 0 ? [`From your Founder file: ${ofFile.pages.join(', ')}.`] : []),
    ...(await ownBesideDraft(id, talk)),
    ...(more.length > 0 ? [`More in ${more.map((one) => linkTo(one, talk)).join(' and ')}.`] : []),
  ]
}

const leftOut = (group: Group, sentence: string) =>
  `I left out the sentence of your Founder file, “${plainText(sentence)}”: it isn’t written for ${plainText(shownGroup(group))}.`

/** One of the texts by its name, as it is quoted; undefined where the message isn’t near to it at all. */
export function draftNamed(id: string, { text, question: { look } }: Talk): string | undefined {
  const found = look.drafts(text).find(({ draft }) => draft.id === id)
  return found && quotedDraft(found.draft.text)
}
