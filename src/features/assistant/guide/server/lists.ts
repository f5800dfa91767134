import type { Passage } from '../../models/server/chat-model.ts'
import type { Said } from './talk.ts'

const asksForList =
  /\b(?:list|checklist|template|draft|script|sample|outline|wording|word for word|steps?|step[- ]by[- ]step|agenda|(?<!\b(?:he|she|they|who|it|customers?|clients?|suppliers?|can|will|could|should|would) )(?:write|give|send|show|make) me|(?:\d+|two|three|four|five|six|seven|ten|some|a few|good|which|what) (?:\w+ )?(?:questions|ideas|steps|ways|lines|sentences|points)|what (?:do|should|can) i (?:write|say|ask)|e-?mail to|message (?:to|asking|for)|reminder text)\b/

/** A form to fill in is given bare only where one is asked for by its name. */
export const isFormAsked = (plain: string): boolean =>
  /\b(?:list|checklist|template|form|draft|script|sample|outline|wording|table|agenda|steps?|questions|ideas)\b/.test(
    plain,
  )

export const isListAsked = (plain: string): boolean => asksForList.test(plain)

/** “A checklist for” says what is wanted and not what it’s about; scripts and messages are subjects of their own. */
const form =
  /\b(?:please|can you|could you|i need|i want|i'd like|(?:write|give|send|show|make|draft|list)(?: me| us)?(?! down)|(?:an?|the|some|any|my|a few|\d+|two|three|four|five|six|seven|ten) (?:good |short |simple )?(?:list|checklist|template|draft|sample|outline|ideas?|ways)(?: of| for| to| with| about| on)?)\b/g

const clearlyMeant = 0.5

/** What a list is wanted about. */
export const subjectOf = (plain: string): string => plain.replace(form, ' ').replace(/\s+/g, ' ').trim()

/** The lesson's list for the question, else its first one that wasn't given yet. */
export function listOf({ answer, answers }: Passage, said: Said): string | undefined {
  // An answer that is clearly meant and has no list isn’t helped by the list of another.
  const all = answer && answer.alike >= clearlyMeant ? [answer.given] : [...(answer ? [answer.given] : []), ...answers]
  return all.flatMap(({ gives }) => gives ?? []).find((list) => !said.has(list))
}

/** The sentence of the answer that a list belongs to. */
export const leadOf = (list: string, { answers }: Passage): string[] =>
  answers.filter(({ gives }) => gives === list).map(({ short }) => short)

const spelled: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 }

/** Who asks for five questions gets five of seven. */
export function countedList(list: string, plain: string): string {
  const word =
    /\b(\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:questions|ideas|steps|ways|lines|points|names)\b/.exec(
      plain,
    )?.[1]
  const most = word ? (spelled[word] ?? Number(word)) : 0
  if (most === 0) return list
  return list
    .split('\n')
    .filter((line) => Number(/^(\d+)\. /.exec(line)?.[1] ?? 0) <= most)
    .join('\n')
}
