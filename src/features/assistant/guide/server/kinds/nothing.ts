import type { Passage } from '../../../models/server/chat-model.ts'
import type { Meant } from '../../../understanding/server/create-understanding.ts'
import { person } from '../person.ts'
import { type Kind, type Lines, saidAs, type Talk } from '../talk.ts'
import { choicesOf } from './choice.ts'

/** Says that it has nothing: it never guesses. */
export const nothing: Kind = {
  group: 'nothing',
  read: (talk) => () => about(talk),
  again: () => ['I said nothing about it that could be explained: I found no text on it.'],
}

async function about(talk: Talk): Promise<Lines> {
  const { plain, said, question } = talk
  if (!/[\p{L}\d]/u.test(plain)) return ['I need a few words. What are you trying to do?']
  const all = question.look.meant(plain)
  const [first] = all
  const lesson = all.find(({ kind }) => kind === 'lesson')
  // A story that has words of a lesson nearly as much isn’t said to be of something else.
  if (first?.kind === 'other' && first.score - (lesson?.score ?? 0) >= ahead)
    return saidAs('left-out', [...leftOut(said), ...(health.has(first.id) ? [seeDoctor] : [])])
  // A trade’s own word, such as cake or code, is one of another subject to whom it isn’t the trade of.
  const isElse = question.look.isOutside(plain) && (lesson?.score ?? 0) < fairlyMeant
  return isElse ? saidAs('left-out', leftOut(said)) : notUnderstood(talk, all)
}

const ahead = 0.1
const fairlyMeant = 0.5

/** Kinds of `other` in `content/phrasings.yaml` where more than an answer may be needed. */
const health = new Set(['health', 'children'])
const seeDoctor =
  'If someone is unwell, a doctor, a pharmacist or a nurse line can tell you more; in an emergency, call one.'

function leftOut(said: Talk['said']): string[] {
  const first = 'This is **not in the program**, so I have nothing to quote and won’t guess.'
  if (said.has(first)) return ['That isn’t in the program either.']
  return [
    first,
    'I can answer from its lessons (customers, offer and price, sales, delivery, growth, cash, people, systems), from your own record, and about this product.',
  ]
}

/** Lessons of which most is said that the message says; none is sure. */
function nearestOf(all: readonly Meant[], { question: { look } }: Talk): Passage[] {
  const ids = new Map<string, Passage>()
  const best = all.find(({ kind }) => kind === 'lesson')?.score ?? 0
  if (all.some(({ kind, score }) => kind === 'other' && score > best - ahead)) return []
  for (const { kind, id, key, score } of all) {
    if (ids.size === mostOffered || score < leastMeant) break
    const lesson = kind === 'lesson' && !ids.has(id) ? look.lesson(id) : undefined
    const given = lesson?.answers.find((one) => one.key === key)
    if (lesson && given) ids.set(id, { ...lesson, answer: { given, alike: score } })
  }
  return [...ids.values()]
}
const [mostOffered, leastMeant] = [3, 0.45] as const

/** It may well be in the program, in words that aren't known here: whoever asks gets ways to go on. */
async function notUnderstood(talk: Talk, all: readonly Meant[]): Promise<string[]> {
  const near = talk.said.asks('one-sentence') ? [] : nearestOf(all, talk)
  if (near.length > 1) return choicesOf(near, talk)
  const first = 'I don’t know that, or not in these words, and I won’t guess.'
  const { said } = talk
  if (said.has(first))
    return ['I still don’t get it, sorry. Which single word matters most? I look for it in [all lessons](/modules).']
  return [
    first,
    `Say it in one plain sentence: what you’re trying to do, and what’s in the way. Or ask a person: ${await person(talk)}`,
    'These I know for sure:',
    '- *What’s next for me?*\n- *How long will my money last?*\n- *How do I change or cancel my plan?*\n- *Words for a customer who hasn’t paid*',
  ]
}
