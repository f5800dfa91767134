import { stemsAt } from '#platform/server/language/word-stems.ts'

/**
 * What members say for what stands in a column of a list. Left what a column may have: a choice by its key or its words, or the
 * label of a tick; right what is said for it.
 */
const statusWords: readonly (readonly [means: string, said: string])[] = [
  ['yes', 'said yes, yes, a yes, said ok, agreed, accepted, said they would, is in, are in, on board'],
  [
    'no, refused, a no with a reason',
    'said no, a no, turned me down, turned us down, refused, declined, rejected, not interested, were a no, was a no',
  ],
  [
    'later, not yet',
    'said later, said maybe, said not now, later, maybe, not now, a maybe, maybe later, undecided, on the fence, put me off, thinking about it, think about it, said wait',
  ],
  [
    'waiting, asked, open, later, silent, a date for the answer',
    'waiting, still waiting, hasn’t answered, haven’t answered, has not answered, have not answered, didn’t answer, not answered, never answered, no answer, owe me an answer, owes me an answer, owe me answers, still owes me, hasn’t replied, haven’t replied, didn’t reply, never replied, no reply, not replied, hasn’t got back, haven’t got back, didn’t get back, never got back, haven’t heard back, not heard back, to hear back, waiting for an answer, waiting on an answer, waiting for answers, waiting to hear, ghosted me, ghosted, went silent, stayed silent',
  ],
  [
    'still open, open, unknown, forgotten',
    'open, still open, outstanding, unresolved, unsettled, unsolved, loose ends, left to do, to do still, still to do, undone, not done, not done yet, not settled, not sorted, haven’t sorted, not in order, pending, unfinished, missing still, still missing',
  ],
  ['done, answered yes', 'done, finished, settled, completed, sorted, sorted out, dealt with, in order, ticked off'],
  [
    'stop, cancel, drop, strike, out',
    'stop, stopping, stopped, quit, quitting, drop, dropping, cut out, cutting out, give up, giving up, get rid of, cross out, crossed out, struck',
  ],
  [
    'hand over',
    'hand over, handing over, hand off, handed over, give away, giving away, delegate, delegating, pass on, passing on, outsource',
  ],
  ['keep, kept, real', 'keep, keeping, keep doing, hang on to, hold on to, leave as is'],
  [
    'shrink, shorten',
    'shrink, shrinking, reduce, reducing, cut down, cutting down, do less of, doing less of, shorten, shortening, trim',
  ],
  ['missed, broken', 'missed, miss, didn’t reach, not reached, didn’t make, not made, fell short, failed'],
  ['reached, kept', 'reached, reach, made it, hit, did make'],
  ['won, they came back', 'came back, won, won back'],
  ['bought, yes', 'in the end bought, did buy'],
  ['refused, a no with a reason, no', 'lost, ended in a no'],
  [
    'may be quoted',
    'may be quoted, may quote, can quote, allowed to quote, may i quote, may we quote, can i quote, agreed to be quoted, quotable',
  ],
  ['better', 'better, improved, went up, got better'],
  ['worse', 'worse, got worse, went down, declined'],
  ['same', 'same, unchanged, stayed the same, didn’t change, no change'],
  ['A', 'urgent, most urgent, the a ones, marked a, marked with a, an a, priority a'],
  ['learn, I learn it', 'learn, learn from, learning'],
  [
    'overdue',
    'overdue, past due, past their date, already past, date is past, date has passed, too late, ran out, out of date, late with',
  ],
]

export type Status = { means: ReadonlySet<string>; from: number; to: number }

type Phrase = { tokens: readonly string[]; means: ReadonlySet<string> }
const phrases: readonly Phrase[] = statusWords
  .flatMap(([means, said]) => {
    const all = new Set(means.split(', ').map((one) => one.toLowerCase()))
    return said.split(', ').map((words) => ({ tokens: stemsAt(words).map(({ token }) => token), means: all }))
  })
  .sort((one, other) => other.tokens.length - one.tokens.length)

/** What a question says of the things it asks for, the longest turns of phrase first; none shares a word with another. */
export function statusesIn(text: string): Status[] {
  const tokens = stemsAt(text)
  const found: Status[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = phrases.find((one) => one.tokens.every((token, next) => tokens[at + next]?.token === token))
    const [first, last] = [tokens[at], tokens[at + (phrase?.tokens.length ?? 1) - 1]]
    if (phrase && first && last) found.push({ means: phrase.means, from: first.from, to: last.to })
    at += phrase?.tokens.length ?? 1
  }
  return found
}
