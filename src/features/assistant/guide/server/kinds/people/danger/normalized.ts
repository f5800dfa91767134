import type { Vocabulary } from '../../../../../models/server/chat-model.ts'
import { everyday } from '../../../everyday-words.ts'
import { distanceOf } from '../../../spelling.ts'

/** Words that signs of danger are made of, as they are told again from misspelled ones. */
const words =
  'alive anymore anyone around better bridge burden coroner creditors depressed deserve disappear disappeared everybody everyone everything exist existing family forever funeral garage goodbye happens insurance jumping killing letters living longer medication morning myself nobody nothing overdose painkillers pointless policy problem railing reason should suicidal suicide swallowed tablets themselves themself thinking tired tomorrow tonight vanish waking without worth would could wouldn wanted'.split(
    ' ',
  )
const known = new Set(words)
const mostUnknown = 24
/** A word of lessons and of what members ask; one that stands there a few times may be a misspelling itself. */
const leastUses = 6

const written: readonly (readonly [RegExp, string])[] = [
  // “Silence, like I’d died” is said of customers.
  [/(?<!\b(?:feel|feels|felt) )\b(?:like|as if|as though) (?:i|we)(?:'d| had) died\b/g, 'without a word'],
  [/\bkms\b/g, 'kill myself'],
  [/\b(?<!\b(?:it|them) )(?:unalive|off|top|neck) (?:myself|my self)\b/g, 'kill myself'],
  [/\bmy self\b/g, 'myself'],
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(?:shan't|shant)\b/g, 'will not'],
  [/\bain't\b/g, 'am not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)(?:n't|nt)\b/g, '$1 not'],
  [/\b(?:i'm|im|i m)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [
    /\b(?:i'll|ill(?= (?:just|be|never|not|walk|go|do|end|take|jump|probably|see|have|get|leave|kill|die)\b))\b/g,
    'i will',
  ],
  [/\b(?:i'd|id(?= (?:be|just|rather|never|not|have|love|like|die)\b))\b/g, 'i would'],
  [/\b(they|he|she|we|you|it|that|who|everyone|everybody|nobody)'d\b/g, '$1 would'],
  [/\b(they|he|she|we|you|it|that|who|this)'ll\b/g, '$1 will'],
  [/\b(they|we|you)'re\b/g, '$1 are'],
  [/\btheyd\b/g, 'they would'],
  [/\b(he|she|it|that|what|who|there|where|everything|tonight|nothing|this)'s\b/g, '$1 is'],
  [/\b(that|what|there)s\b/g, '$1 is'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:gonna|gunna)\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bdoes not\b/g, 'do not'],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:noone|no one|no-one|no body)\b/g, 'nobody'],
  // Figures of speech that take the words without the matter.
  [
    /\b(?:to|could(?: have)?|nearly|almost|just) (?:die|died) (?:for|laughing|of (?:embarrassment|shame|laughter|boredom|cringe))\b/g,
    ' ',
  ],
  [/\b(?:business|career|commercial|professional|brand|social|financial|pricing) suicide\b/g, ' '],
  [/\b(?:be|is|was|not|isn't|of) (?:\w+ )?suicide\b(?! note)/g, ' '],
  [/\bsuicid\w+ (?:prevention|awareness|hotline|bereavement|squad|doors?|loss)\b/g, ' '],
  // “Good or suicidal?” is asked of a price.
  [
    /\b(?:good|smart|clever|brave|sensible|wise|bold|mad|crazy|stupid|genius|brilliant|normal|fine|ok|okay),? or (?:just |plain |totally |completely )?suicidal\b/g,
    ' ',
  ],
  [/\bsuicidal (?:move|idea|price|prices|pricing|discount|plan|deal|strategy|guarantee|offer)\b/g, ' '],
  [/\b(?:my|the|our) last (?:message|e-?mail|mail|text|letter),? (?:the one )?(?:on|of|after|from) day \d+\b/g, ' '],
  [/\bshoot myself in the foot\b/g, ' '],
]

/** A message in the forms that the signs of danger are written in: apostrophes, short forms and misspellings undone. */
export function normalized(text: string, vocabulary: Vocabulary): string {
  let plain = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .split(/\s+/)
    .join(' ')
  plain = respelled(plain, vocabulary)
  for (const [form, full] of written) plain = plain.replace(form, full)
  return plain
}

function respelled(text: string, vocabulary: Vocabulary): string {
  let unknown = 0
  return text.replace(/[a-z]{5,}/g, (word) => {
    if (known.has(word) || everyday.has(word) || (vocabulary.get(word) ?? 0) >= leastUses) return word
    unknown += 1
    return unknown > mostUnknown ? word : (words.find((right) => isMisspelled(word, right)) ?? word)
  })
}

/** One letter too many, too few, changed or swapped; a different beginning makes a different word. */
function isMisspelled(word: string, right: string): boolean {
  if (word.length < right.length - 1 || word.length > right.length + 2 || word[0] !== right[0]) return false
  const most = right.length >= 8 ? 2 : 1
  return (
    right.length >= 5 &&
    !(word.startsWith(right) && /(?:s|ed|ing|ly)$/.test(word)) &&
    distanceOf(word, right, most) <= most
  )
}
