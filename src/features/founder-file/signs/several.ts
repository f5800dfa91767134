import { plain } from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'

const oneOf =
  /\b(?:yes or no|no or yes|or not|more or less|sooner or later|or (?:so|more|fewer|less|later|earlier|above|over|under|better|lower|higher|at (?:least|most)|up to)|(?:one|two|three|four|five|six|\d+) or (?:two|three|four|five|six|seven|\d+)|(?:mon|tues|wednes|thurs|fri|satur|sun)day or (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:morning|afternoon|today) or (?:afternoon|evening|tomorrow))\b/gi
const number = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)'
const unit =
  '(?:hours?|minutes?|days?|weeks?|months?|years?|%|percent|cents?|euros?|dollars?|pounds?|a|an|per|each|every|of|at|in|from|or|to|more|people|guests)'
/** Another thing that is counted or begins with an article. */
const another = new RegExp(
  `(?:\\band|&|\\+|\\bplus|\\bas well as|;)\\s+(?:also |then |even |maybe |at least )?(?:(?:an?|the|my|our|some|more|another|lots of|new|better|less) (?!half\\b|quarter\\b|few\\b)\\p{L}|[$€£¥₹]?${number} (?!${unit}\\b)\\p{L})|,\\s+(?:also |and )?(?:an?|my|our|some|more|another|new) (?!half|week|month|day|year|hour|piece|person|few|bit)\\p{L}+(?! (?:a|per|each)\\b)|,\\s+${number} (?!${unit}\\b)\\p{L}+[^,]*(?:,|\\band\\b)`,
  'iu',
)
const besides =
  /\b(?:as well as|and also|and even|and maybe|and additionally|in addition|besides that|together with|jointly with|and everyone|plus|while also|at the same time|both \p{L}+ and|on top of that|along with)\b|\p{L} ?[&+] ?\p{L}|\p{L}\/\p{L}/iu
const modifier =
  /\b(?:of|who|that|which|whose|where|with|without|in|at|on|from|for|near|around|within|by|between|under|over|to|because|when|so|after|before|until|per|each|every|than|as|since|while|if)\b/i
const participle =
  /^(?:\p{L}+(?:ed|en)|paid|sent|sold|made|done|built|held|kept|run|up|down|more|over|counting|still|a|not|no|without|then we|we|you|i|they|it|so|that|who|get|stay|come|again)\b/iu
const verbs =
  'accept|add|answer|apply|arrange|ask|attract|automate|be|become|book|bring|build|buy|call|check|choose|clean|close|come|complete|contact|create|cut|decide|deliver|develop|dm|do|double|download|drop|earn|email|enter|establish|expand|fill|find|finish|fix|follow|gain|get|give|go|greet|grow|hand|help|hire|improve|increase|introduce|invite|join|keep|launch|lay|leave|let|like|listen|lock|look|lower|mail|make|message|meet|move|note|offer|open|order|pay|phone|pick|plan|post|prepare|publish|push|put|raise|reach|read|receive|record|redesign|redo|reduce|register|reply|report|request|reserve|respond|ring|save|schedule|sell|send|set|share|show|sign|smile|speak|start|stop|subscribe|switch|take|talk|tell|test|text|tidy|train|treat|try|tweet|update|use|visit|wait|watch|wear|whatsapp|win|wipe|work|write'
const opens = new RegExp(`^(?:${verbs})\\b`, 'i')
const nextAct = new RegExp(
  `(?:,|;|\\.|\\band|\\bthen|&|\\bplus|\\bor)\\s+(?:and |or |then |also |please |just |maybe |don't |not |always )*(?:${verbs})\\b(?! (?:it|them|him|her|that|this|us know|me know)\\b)(?!s\\b)`,
  'i',
)
const partOfOne =
  /\b(?:and|then) (?:choose|pick|select|say|name|tell (?:me|us)|press|tap|hit|wait|see|let|come back|(?:text|send|tell|email|write) (?:me|us) (?:the|your|its))\b/i
const asked =
  /^(?:i(?:'d)? (?:ask|want|would like|need|like) (?:you )?to|i ask (?:that )?you|please|pls|could you(?: please)?|can you(?: please)?|would you(?: please)?|will you|we|goal ?\d? ?:|our goal is to|to)\s+/i

const sends = /^(?:text|send|reply|email|mail|tell|write|bring|upload|answer|message|give|call|ring|name)\b/i

/** Raised where the reader has to choose, or two aims stand side by side. */
/** In words that say so: one after the other, or one beside the other. */
const inTurn =
  /\b(?:first|at first)\b.*\b(?:then|later|after that|afterwards|next|and)\b|\b(?:and|but|then|while|,) (?:also|then|at the same time|later|on the side|in parallel|additionally|ideally|as well)\b|\b(?:as well as|in addition|on top of that|besides that|not only|both \p{L}+ and|at the same time|in parallel|plus a)\b|\bon the side\b|\b(?:though|but|and|,) [^,.]*\b(?:too|as well)\b(?=[.,]|$| because| so| since)|\bAND\b|\+/u

export function several(given: string, wants?: Wanted): number | undefined {
  if (wants === 'one') return inTurn.exec(plain(given))?.index
  const text = plain(given).replace(oneOf, (found) => ' '.repeat(found.length))
  const either = /\bor\b|\beither\b/i.exec(text)
  if (either) return either.index
  if (/\?.*\?/s.test(text)) return text.indexOf('?')
  const act = text.replace(asked, '').replace(asked, '')
  const isAsking = text.includes('?') && act === text
  return isAsking ? undefined : together(text, act)
}

function together(text: string, act: string): number | undefined {
  const single = act.replace(partOfOne, ' ')
  if (opens.test(act) && nextAct.test(single)) return 0
  if (sends.test(act)) return undefined
  const other = anotherIn(text) ?? besides.exec(text)
  return other && !/\bbetween\b[^,]*\band\b/i.test(text) ? other.index : listed(single, act)
}

/** “and a …” is part of what “with” or “who” describes, where one of them stands before it. */
function anotherIn(text: string): RegExpExecArray | null {
  const found = another.exec(text)
  const isWithin =
    found && /^and an?\b/i.test(found[0]) && /\b(?:with|who|that|where|which)\b/i.test(text.slice(0, found.index))
  return isWithin ? null : found
}

const list =
  /,\s*(?!who|that|where|with|which|whose|in|at|on|each|not|no|late|but|because|so|all|half|paid|just|still|most|mostly|usually|and|by|from|for|\p{L}+ed\b|\p{L}+ing\b)\p{L}[^,;.]*?(?:,|\band\b)\s+(?!who|that|where|with|which|have|do|are|their|\p{L}+ed\b)\p{L}+/iu

/** Nouns side by side, before anything that describes them: “schools, hotels and homes”. */
function listed(text: string, act: string): number | undefined {
  const head = text.slice(0, modifier.exec(text)?.index ?? text.length)
  const joined = /\S\s+(?:and|&)\s+(\S.*)$/i.exec(head)
  if (joined && !participle.test(joined[1] ?? '')) return joined.index
  return list.exec(act)?.index
}
