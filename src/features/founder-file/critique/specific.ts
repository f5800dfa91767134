import { hasDay, hasFigure } from './figures.ts'
import { generalWords } from './general-words.ts'

/** One kind of apostrophe and of quotation mark. */
export const plain = (text: string) =>
  text
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .trim()

const endings: [string, string[]][] = [
  ["'s", ['']],
  ['ies', ['y']],
  ['ied', ['y']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ly', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
]

/** The ground forms that a word could have, the word itself first. */
function groundForms(word: string): string[] {
  const found = endings.flatMap(([ending, replacements]) => {
    if (word.length - ending.length < 3 || !word.endsWith(ending)) return []
    const stem = word.slice(0, -ending.length)
    const doubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
    return [...replacements.map((last) => stem + last), ...doubled]
  })
  return [word, ...found]
}

export const isAmong = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || groundForms(word).some((form) => words.has(form))
/** Abstract by its ending, but for what can be touched or stands on paper. */
const abstractEnding = /.{3}(?:ness|ity|ment|ance|ence|ship|ism|ation|ition|ution|ction|etion|ision|ivity|ability)s?$/
const inHand =
  /^(?:apartment|equipment|payment|shipment|appointment|basement|treatment|statement|document|instrument|pavement|department|garment|ornament|cement|ambulance|entrance|appliance|insurance|allowance|invoice|fence|conference|residence|sentence|station|prescription|subscription|reservation|invitation|donation|quotation|ration|plantation|decoration|illustration|registration|application|certification|vaccination|operation|auction|section|city|university|electricity|charity|facility|cavity|identity|internship|scholarship|dealership|membership|harness|business)s?$/
const isAbstract = (word: string) => abstractEnding.test(word) && !inHand.test(word)

const isAnyBody = /^(?:some|no|every|any)body$|^who(?:so)?ever$/
/** “Organise” and “behaviour” as the list writes them. */
const american = (word: string) =>
  word.replace(/([^aeiou]i|y)s(?=e[sd]?$|ing$|ation$)/, '$1z').replace(/(?<=[^aeiouy])our(?=s?$)/, 'or')

const withoutPrefix = (word: string) => word.replace(/^(?:re|un|dis|mis|over|under|non-?|im|in|ir)(?=\p{L}{4})/u, '')

const isGeneral = (word: string) =>
  word.length < 3 ||
  isAnyBody.test(word) ||
  isAmong(generalWords, word) ||
  isAbstract(word) ||
  [american(word), withoutPrefix(word)].some((other) => other !== word && isAmong(generalWords, other)) ||
  (word.includes('-') && word.split('-').every((part) => isAmong(generalWords, part)))

export const wordsOf = (text: string) =>
  [
    ...plain(text)
      .toLowerCase()
      .matchAll(/\p{L}[\p{L}'-]*/gu),
  ].map(([word]) => word.replace(/'(?:s|d|m|t|ll|re|ve)?$/, ''))

/** The words that name something: neither small, nor fit for any business. */
export const tellingWords = (text: string, except?: ReadonlySet<string>) =>
  [...new Set(wordsOf(text))].filter((word) => !isGeneral(word) && !(except && isAmong(except, word)))

/** A name, and not the first word of a sentence, which is written large anyway. */
const aName = /(?:[\p{Ll},;:] \(?|\()(?!(?:I|OK|TV|PC|CEO|PR|SEO|AI|IT|KPI|KPIs|B2B)\b)\p{Lu}[\p{L}]+/u
const momentWord =
  /\b(?:morning|noon|afternoon|evening|night|breakfast|lunch|dinner|bedtime|school|weekends?|monday|payday|holidays?|vacation|summer|winter|spring|fall|autumn|christmas|easter|ramadan|diwali|yesterday|same day|overnight|half past|o'clock|deadline day|on the spot|(?:per|each|every|a) (?:day|week|month|hour|visit|order))\b/i
/** A state that somebody could look up. */
const settled =
  /\b(?:is|are|has|have) (?:\p{L}+ )?(?:gone|ended|closed|left|removed|struck|sold|canceled|signed|paid|stamped|accepted|arrived|answered|confirmed|approved|delivered|passed|landed|yours|mine|theirs|off|out|down to|up to)\b|\bremains?\b/iu
const refusal = /\b(?:no|never|not|don't|dont|won't|wont|nothing|nobody|without|only)\b/i
/** Figures of speech. */
const saying = /\b24 ?\/ ?7\b|\b1\d0 ?(?:%|percent)|#1\b/g
const flatNo = /\b(?:is|are)(?:n't| not) (?:for|to) |^(?:i (?:do not|don't|dont|won't|wont|will not|never)|never|no) /i
/** Where it is, or when: a small word of place or time and a telling word soon after it. */
const placed =
  /\b(?:when|after|before|during|until|by|at|on|in|under|above|behind|beside|next to|between|to (?:the|a|my|our)|from (?:the|a))\b((?: \p{L}[\p{L}'-]*){1,4})/giu

function isPlaced(text: string): boolean {
  return [...text.matchAll(placed)].some(([, words = '']) =>
    words
      .trim()
      .toLowerCase()
      .split(' ')
      .some((word) => !isGeneral(word)),
  )
}

/** What the answer leaves open, or leaves to taste. */
const open =
  /\b(?:(?:i|we)(?:'d)? (?:want|wish|hope|would like|like|prefer) to|able to|where (?:we|i|things) stand|sleep at night|some(?:how|time|day|where|times|thing|one)|as (?:soon|much|well|often|good|fast|far) as|asap|whenever|wherever|whatever|however|when(?:ever)? (?:i|we|you|they|there'?s?|it'?s?) (?:can|have time|get|am|are|is ready|feels?|makes sense|need)|if (?:possible|needed|necessary|time allows)|where (?:possible|needed|necessary)|as (?:needed|required|agreed|usual|always|expected|planned|discussed|possible|appropriate)|maybe|perhaps|hopefully|probably|eventually|later|soon|in due course|(?:more|less) \w+ly|try|tries|trying|see (?:what|how|if|where|whether)|look into|think about|figure (?:it|something|things) out|sort (?:it|something|things) out|work (?:it|something) out|find (?:a|some|new|other|another) (?:way|ways|solution|solutions|option|options)|various|etc|and so on|or so|or something|and (?:more|stuff|so forth)|depends|depending|generally|in general|overall|usually|regularly|often|always|all the time|constantly|from time to time|every ?now and then|once in a while|sometimes|step by step|reasonable|appropriate|suitable|necessary|adequate|decent|nothing really|not really|again and again|over and over|time and again|on a regular basis|every so often|in the course of|in a timely manner|on time|in time|at some point|in the (?:near )?future|in the coming (?:days|weeks|months)|upon (?:receipt|completion)|take it from there|hope (?:you|all|everything)(?: are|'re)? (?:is )?(?:doing |going )?well|(?:circle|circling|loop|looping|get|getting|come|coming) back (?:to you|on|about)|(?:check|checking|checked) in\b|(?:follow|following|followed) up|touch base|touching base|any (?:thoughts|news|updates?|feedback|interest)|(?:still |be |you |you're )interested|hear from you|let me know|(?:get|got|had|have|find|found) (?:a chance|the chance|the time|time) to|no (?:pressure|rush|hurry|obligation|worries)|my (?:last |previous |earlier )?(?:message|email|note|offer)|reach(?:ing)? out|everything|anything|things|stuff|(?:come|comes|go|goes) first|(?:a|top|first|my|our) priority|above all|at all costs|no matter what)\b/gi
const taste =
  /\b(?:happy|unhappy|happier|satisf\w+|dissatisf\w+|pleased|delighted|content|glad|thrilled|good|great|nice|nicer|better|best|worse|bad|poor|perfect|excellent|high[- ]quality|quality|professional\w*|proper|properly|correctly|smooth\w*|fully|thorough\w*|careful\w*|careless|clean|tidy|neat|orderly|efficient\w*|effective\w*|productive|improv\w+|optimi[sz]\w+|enhance|boost|strengthen|organi[sz]ed|disciplin\w*|motivat\w+|healthy|healthier|balance\w*|stress\w*|relax\w*|comfortable|easier|simpler|clearer|stronger|harder|faster|quick(?:er|ly)?|friendl\w+|modern|attractive|appealing|attitude|engaged|proactive|respectful\w*|serious\w*|love|enjoy|like it|looks? (?:good|right|fine|great)|(?:works?|reads?|looks?|runs?|goes|sounds?|fits?|sells?|going) (?:well|fine|as|properly|smoothly|better)|in order|ready|full(?:y)? support|everything you need|all you need|stand behind|committed|commitment|trust|guaranteed?|satisfaction)\b/gi
const loose = /\b(?:more|less|fewer|some|several|a few|many|much|enough|a bit|a little|a lot|lots)\b/gi

const hits = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

export type Specifics = { telling: number; firm: number; open: number; taste: number; loose: number }

/** What can be checked in an answer, and what leaves it open. */
export function specificsOf(given: string, except?: ReadonlySet<string>): Specifics {
  const text = plain(given)
  const figure =
    /\d/.test(text.replace(saying, '')) || hasFigure(text.replace(/\b(?:half|doubles?|triples?|one)\b/gi, '')) ? 2.5 : 0
  const name = aName.test(text) ? 2 : 0
  const time = hasDay(text) || momentWord.test(text) ? 1 : 0
  const quoted = /"[^"]{4,}"/.test(text) ? 1 : 0
  return {
    telling: tellingWords(text, except).length + (isPlaced(text) ? 1 : 0),
    firm:
      figure +
      name +
      time +
      quoted +
      (settled.test(text) ? 1 : 0) +
      (flatNo.test(text) ? 1.5 : refusal.test(text) ? 0.5 : 0),
    open: hits(open, text),
    taste: hits(taste, text),
    loose: hits(loose, text),
  }
}

/** Below `checkable`, a stranger could not tell whether it happened. */
export const checkable = 2.5
/** Below `named`, there is nothing to point at. */
export const named = 1
export const weightOf = ({ telling, firm, open: left, taste: liked, loose: many }: Specifics) => {
  const named = Math.min(telling, 4) + firm
  const blurred = 1.5 * (Math.min(left, 2) + Math.min(liked, 2))
  // A long answer with a figure may use such a word too.
  return named - (named >= 5 ? Math.min(blurred, 2.5) : blurred) - (firm >= 2 ? 0 : many)
}
