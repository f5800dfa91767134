import type { Passage } from '../../../../models/server/chat-model.ts'
import { linkTo, type Talk } from '../../talk.ts'

/** To write something new: an email, a post, a page, a name. */
const asks =
  /^\W*(?:(?:hi|hey|hello|ok|okay|so|and|now|please|pls)[, ]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?|please |pls |i (?:need|want) you to |help me (?:to )?)?(?:write|draft|compose|create|generate|formulate|rewrite|make up|come up with|phrase|word|make)(?: me| us| up| out)? (?:an?|the|my|our|some|two|three|five|\d+|this|that|it|something) ?(.*)$/
/** What is written about oneself and one’s business in particular can’t stand in any template. */
const isLong = 12

/** “Privacy policy for my website”: only the text that is wanted is named. */
const isNamed =
  /^\W*(?:(?:i|we|please|need|want|do|you|have|got|give|show|me|an?|the|my|our|short|simple|good) )*(?:[a-z-]+ ){0,3}(?:policy|terms and conditions|contract|agreement|caption|headline|slogan|tagline|press release|newsletter|flyer|brochure|letter|disclaimer|imprint)(?: (?:for|to|about|of) [^?]{2,60})?[.!]?\W*$/

export const asksForDraft = ({ plain, question }: Pick<Talk, 'plain' | 'question'>): boolean => {
  const [, rest = ''] = asks.exec(plain) ?? []
  if (isNamed.test(plain) || rest.length >= isLong || /^\W*(?:write|draft|rewrite) (?:it|this|that)\b/.test(plain))
    return true
  return question.look.kinds(plain)('draft') >= surelyDraft
}
const surelyDraft = 0.6

export const cannotWrite =
  'I can’t write new text: there’s no AI model behind me, and I won’t pass off a guess as yours. What I have is a template that others have used; what stands in [brackets] is for you to fill in.'
/** The sentence before a text of `drafts.yaml` with something of the message in it, and with nothing of it. */
export const filledTemplate =
  'I can’t write new text: there’s no AI model behind me. This is a text for it that I have, with what you told me filled in; what’s left in [brackets] is yours.'
export const openTemplate =
  'I can’t write new text: there’s no AI model behind me. This is the nearest text that I have, and nothing you told me has a place in it; what’s in [brackets] is yours.'
const nothingNear =
  'I can’t write new text: there’s no AI model behind me. I have no template for just this either; this is the nearest the program has to say on it:'

/** What a model that writes has no use for. */
export const cannot: ReadonlySet<string> = new Set([cannotWrite, filledTemplate, openTemplate, nothingNear])

/** What a text is, once in a conversation. */
export const beforeDraft = (isFilled: boolean, { said }: Talk): string[] =>
  said.has(filledTemplate) || said.has(openTemplate) ? [] : [isFilled ? filledTemplate : openTemplate]

/** The sentence before a template, once in a conversation. */
export const beforeTemplate = (talk: Talk): string[] =>
  asksForDraft(talk) && !talk.said.has(cannotWrite) ? [cannotWrite] : []

export const beforeOther = (talk: Talk): string[] =>
  asksForDraft(talk) && !talk.said.has(nothingNear) ? [nothingNear] : []

const likely = 0.75
/** A template for something else is worse than none. */
const nearTo = 0.36

const message =
  /\b(?:e-?mails?|texts?|sms|dms?|messages?|whatsapp|repl(?:y|ies)|letters?|notes?|posts?|say|tell|word(?:ing)?|answer|script|sentences?)\b/

/** The words that the answer has for somebody else; its list or template where that isn’t asked for. */
function draftOf({ answer }: Passage, talk: Talk): string | undefined {
  if (!answer || answer.alike < nearTo) return undefined
  const { gives, words } = answer.given
  const isForSomebody = message.test(talk.plain) && !(gives && !isList.test(gives))
  const drafts = isForSomebody ? [words && `> ${words}`, gives] : [gives]
  return drafts.find((draft) => draft && !talk.said.has(draft))
}
const isList = /^(?:- |\d+\. |\|)/m

/** The nearest template, whole, where none is clearly meant. */
export function nearestTemplate(passages: readonly Passage[], talk: Talk): string[] | undefined {
  if (!asksForDraft(talk)) return undefined
  for (const lesson of passages.filter(({ fit, kind }) => kind === 'lesson' && fit >= likely)) {
    const list = draftOf(lesson, talk)
    if (list) return [list, `It’s from ${linkTo(lesson, talk)}.`]
  }
  return undefined
}
