import { calendarDates } from '#platform/format/dates.ts'
import type { FigureKey, OwnAnswer, OwnFigure } from '../../../tools/server/own-record.ts'
import { type Kind, linked, type Say, type Talk } from '../talk.ts'

/** Ways of asking what is written about oneself: whose it is, or that one wrote, set, promised or has it. */
const own =
  /\b(?:my|mine|our)\b|\b(?:did|have|had) (?:i|we)\b|\b(?:do|am|are|were|was) (?:i|we)\b|\bi (?:wrote|said|set|chose|promised|noted|decided|entered|put down|planned|committed)\b|\bhow (?:much|long|many)\b.{0,40}\b(?:i|we)\b|\bwhen (?:do|will|does|is|am|are) (?:i|we|my|our|the (?:money|cash))\b|\bwill (?:my|our|the) (?:money|cash|savings)\b/
const asks =
  /^\W*(?:so |and |but |ok,? |hey,? |hi,? |please |can you |could you |do you know )?(?:what|what's|whats|how much|how many|how long|when|who|whom|which|where|until when|till when|at (?:what|which)|on (?:what|which)|in (?:what|which)|below (?:what|which)|am i|are we|do i|do we|did i|have i|tell me|show me|remind me|give me|read me|look up|find|months until|will)\b|^\W*(?:my|our) [a-z' -]{3,24}\W*$/
/** Questions about what to do belong to lessons, whoever asks them. */
const notOwn =
  /\b(?:should|have to|could|shall|can i|can we|how do i|how do we|how to|how can|must i|must we|need to|(?:do|will) (?:i|we) (?:really |even )?need|ought|would i|would you|why|good|best|better|right|wrong|improve|increase|raise|lower|reduce|grow|calculate|work out|find out|figure out|decide on|choose|write an?|a good|enough to|checklist|template|script|give me an?|tips?|advice|ideas?|example|next|membership|subscription|quantum|elite|password)\b/
const recalls =
  /\b(?:did|have|had) (?:i|we) (?:\w+ ){0,2}?(?:write|written|note|noted|say|said|promised?|put|set|choose|chosen|decided?|plan|planned|enter|entered|answer|answered|commit|committed|count|counted|guess|guessed|pick|picked|name|named|calculated?|trade)\b|\b(?:i|we) (?:wrote|noted|said|promised|chose|decided|planned|entered|answered|committed|picked|named|calculated|put down|set down)\b|\b(?:my (?:founder )?file|according to my|in my file|on my page|my notes say)\b/
const longest = 160
/** A label of some page is alike by chance more often than a question that members are known to ask. */
const leastAlike = { asked: 0.42, askedOfPage: 0.75, recalled: 0.33 }

/** Questions about one's own figures: answered from the member's Founder file, or led to the page that is still empty. */
export const ownFigure: Kind = {
  name: 'own-figure',
  read: (talk) => {
    const key = ownKey(talk)
    return key && (async () => say(await talk.question.own.readFigure(key), talk))
  },
  again: async (wish, talk) => {
    const key = ownKey(talk)
    const found = key && (await talk.question.own.readFigure(key))
    const [first] = found?.figures ?? []
    if (!found) return []
    if (!first) return ['There’s nothing on that page yet, so there’s nothing to explain.']
    const page = linked(found.title, found.href, talk)
    return wish === 'simpler'
      ? [`${first.label}: **${plainText(first.text)}**.`]
      : [
          `I read it from ${page}; I don’t work anything out myself. ${first.mark === 'G' ? 'You marked it as guessed, so it’s as good as that guess.' : 'What it’s made of is there too, field by field.'}`,
        ]
  },
}

/** What is written about a key of `own.yaml`, whatever words it was asked in. */
export const figureNamed =
  (id: string, talk: Talk): Say =>
  async () =>
    say(await talk.question.own.readFigure({ id, alike: 1, isPage: false }), talk)

/** “With what’s on my runway page, when do I …” */
const goingBy =
  /^\W*(?:(?:with|from|by|going by|based on|according to|looking at|given) (?:what(?:'s| is) (?:on|in) )?((?:my|the) [a-z ]{0,24}(?:page|sheet|file|numbers?))[, ]+)/

export function ownKey({ plain: said, question }: Pick<Talk, 'plain' | 'question'>): FigureKey | undefined {
  const [whole = '', by = ''] = goingBy.exec(said) ?? []
  const plain = said.slice(whole.length)
  if (plain.length > longest || !own.test(plain)) return undefined
  const key = (by && near(question.own.findFigure(by))) || question.own.findFigure(plain)
  if (recalls.test(plain)) return key && key.alike >= leastAlike.recalled ? key : pageAbout(question)
  return asks.test(plain) && !notOwn.test(plain) ? near(key) : undefined
}

const near = (key: FigureKey | undefined): FigureKey | undefined =>
  key && key.alike >= (key.isPage ? leastAlike.askedOfPage : leastAlike.asked) ? key : undefined

/** “What did I write about rivals?” is about the page of the lesson on rivals. */
const pageAbout = ({ passages, own }: Talk['question']) => own.pageOfLesson(passages[0]?.id ?? '')

function say(found: OwnAnswer, talk: Talk): string[] {
  if (found.figures.length === 0) return empty(found, talk)
  const lines = found.figures.map(lineOf).join('\n')
  const from = found.lesson
    ? `From your page ${linked(found.title, found.href, talk)}:`
    : `From your [${found.title}](${found.href}):`
  if (talk.said.has(lines))
    return [`Unchanged: ${found.figures[0]?.label.toLowerCase()} is **${found.figures[0]?.text}**, as I said.`]
  return [
    from,
    lines,
    found.lesson
      ? 'To work it out again, change the page; what follows from it is recalculated right away.'
      : 'Enter a newer number there and the next answer uses it.',
  ]
}

const markText = { C: 'counted', G: 'guessed' } as const

function lineOf({ label, text, mark, date }: OwnFigure): string {
  const about = [mark ? markText[mark] : '', date ? calendarDates.shortDate(date) : ''].filter(Boolean).join(', ')
  return `- ${label}: **${plainText(text)}**${about ? ` (${about})` : ''}`
}

/** What a member wrote is shown as they wrote it, not as Markdown. */
export const plainText = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\*_`[\]<>~|#!])/g, '\\$1')

function empty(found: OwnAnswer, talk: Talk): string[] {
  const page = linked(found.title, found.href, talk)
  if (!found.isOpen)
    return [`Your page *${found.title}* is empty, and your plan doesn’t open it, so I have no number to give you.`]
  const first = `Your page ${page} is still empty, so I can’t tell you, and I won’t guess.`
  return talk.said.has(first)
    ? [`It’s still empty. Once something is on ${page}, I can read it to you.`]
    : [
        first,
        found.lesson
          ? `${linked(found.lesson.title, found.href, talk)} shows how; fill it in there and ask me again.`
          : 'Enter it there and ask me again.',
      ]
}
