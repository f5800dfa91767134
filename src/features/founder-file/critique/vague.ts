import { hasDay, slip } from './figures.ts'
import { checkable, plain, specificsOf, tellingWords, weightOf } from './specific.ts'

/** Raised where nothing in the answer could be checked from outside. */
export function vague(given: string): number | undefined {
  return weightOf(specificsOf(given)) < checkable ? 0 : undefined
}

const about =
  /\b(?:some ?time|whenever|maybe|perhaps|probably|possibly|hopefully|as soon as|asap|if (?:possible|i|we|nothing|there)|when (?:i|we|you|he|she|they|it|there)(?:'s| is| has| have)? (?:can|have|get|find|feel|free|meet|talk|see|time|ready|possible)|when there(?:'s| is)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? or (?:so|whenever|another|any|some|maybe|later)|or whenever|from time to time|now and then|occasionally|roughly|around (?:the )?(?:weekend|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|end)\w*|or so|no fixed|not fixed|varies|depends|depending|flexible)\b/i

export function date(given: string): number | undefined {
  const text = plain(given)
  if (!hasDay(text)) return 0
  return about.exec(text)?.index
}

const connector =
  /\b(?:because(?: of)?|bc|cuz|since|due to|owing to|thanks to|as a result of|caused by|came from|comes from|stems? from|so that|the reason (?:is|was)|reason:|after|as (?=(?:i|we|he|she|they|the|my|our|no|two|three|one|a|\d)\b)|on account of|which meant|led to)\b|, so\b/i
const unknown =
  /\b(?:(?:no|not|don't|dont|do not|can't|cannot|couldn't)\b[^.,;]{0,20}\b(?:idea|clue|know|sure|tell|explain|see|understand|say)\b|for (?:some|whatever|unknown|various|many|several|different) reasons?|somehow|unclear|unknown|unexplained|a mystery|just (?:bad )?luck|bad luck|as (?:usual|always|expected)|(?:than|as) (?:i |we )?(?:expected|thought|guessed|hoped|planned|estimated)$)\b/i
const excuses = new Set(
  'minus plus instead rather actually estimate estimated guess guessed misjudge misjudged overestimate overestimated underestimate optimistic pessimistic economy inflation crisis situation luck wrong thought hour client revenue cash pay weather lower higher'.split(
    ' ',
  ),
)

/** A cause that could be changed: more than a small word, and more than “because I guessed wrong”. */
export function cause(given: string): number | undefined {
  const text = plain(given)
  const doubtful = unknown.exec(text)
  const after = /[:;,.](.*)$/s.exec(text)?.[1] ?? ''
  if (!doubtful && tellingWords(after, excuses).length > 1) return undefined
  const link = connector.exec(text)
  if (!link) return slip.test(text) && !doubtful ? undefined : 0
  if (doubtful) return doubtful.index
  const why = text.slice(link.index + link[0].length)
  return tellingWords(why, excuses).length > 0 || slip.test(why) || /\d|"/.test(why) ? undefined : link.index
}
