import { wordsOf } from '#platform/server/language/word-stems.ts'

/** Words for who or what was talked about. */
const pointer =
  /\b(?:him|her|hers|them|theirs?|they|he|she|it|its|it's|that|that's|this|these|those|the (?:same|rest|other|others|former|latter)|(?:the|which|this|that|other|another|next|last|first|second|right|wrong) ones?)\b|\bones?\W*$/
/** What the message itself has named before: a thing with its article, or people, of whom “it” isn’t said. */
const namedThing =
  /\b(?:my|our|an?|every|each|some|any|no|two|three|four|five|ten|\d+|most|many|new)(?: [a-z'-]+){0,2} (?!one\b|way\b|time\b|point\b|example\b|idea\b|bit\b|step\b|list\b|lot\b|people\b|person\b)[a-z]{3,}\b/
const namedPeople =
  /\b(?:people|ppl|someone|somebody|anyone|everyone|customers?|clients?|buyers?|[a-z]{3,}(?:[^suia]s|ers))\b/
const ofThings = /^(?:it|its|it's|that|that's|this)$/
/** “Is it safe to …”, “what time is it”: stands for nothing that was said; nor does “that” after a noun, nor “this year”. */
const empty =
  /\b(?:is|was|does|would|will|how(?: [a-z]+)? is|makes?|when is|if) it (?:ever |really |still |even |a |an )?(?:[a-z]+ )?(?:idea |mistake |time )?(?:to|for|worth|if|when)\b|\b(?:what time|how late) is it\b|\b(?:worth|take|takes|make|feels?|looks?|seems?|find) it (?:[a-z]+ )?(?:to|when|if)\b|^it (?:is|feels?|seems?|takes?) [a-z]+ to\b|\b(?:the|an?|my|our|any|some|every) [a-z]+ that\b|\b(?!when|does|what|why|how|and|but|then|can|could|would|will|did|like|with|for|from|about|who|where|should)[a-z]{3,} that (?=(?:is|are|was|has|have|do|don't|does|doesn't|can|can't|will|won't|i|we|you|my|our)\b)|\b(?:know|think|say|said|says|sure|afraid|feel|means?|so|tell|told|find|mind|show) (?:[a-z]+ )?that\b(?= [a-z]+ [a-z]+)|\bthis (?:year|month|week|morning|evening|summer|winter|spring|autumn|product|program|app|site|course)\b/g

const opening =
  /^\W*(?:(?:hi|hey|hello|please|pls|ok|okay|well|thanks|thank you|great|cool|now|also|btw|by the way|(?:an)?other question|different (?:question|topic)|new question|next question|one more(?: thing| question)?|question|quick question|sorry|hm+)\b[\s,.:;!-]*)+/
/** What only goes on from something. */
const connector =
  /^\W*(?:and|or|but|so|then|only|like|with|for|because|instead|i mean|no|if|what if|what about|how about|even|which one|of which)\b/

const asks =
  /^\W*(?:(?:at |in |by |for |on |to |from )?(?:what|how|when|where|why|who|whom|which|whose)(?:'s|s|'re)?|can|could|should|shall|may|must|do|does|did|is|isn't|are|aren't|was|were|will|would|am|have|has|explain|define|tell|teach|help|give|show|draft|write|compare|calculate|describe|recommend|suggest|whats|i (?:want|need|would like|'d like|wonder)|i'd like|need|want)\b/
/** A question at the end of what is told. */
const asksAtEnd =
  /[.,;:!?-]\s*(?:(?:so|and|but) )?(?:what|how|when|where|why|who|which|can|could|should|do|does|is|are|will|would|am)\b[^.?!]{6,}\??\s*$|\S+ \S+ \S+ \S+ \S+\?\s*$/

/** Words that say nothing of what is asked about: of asking, of measure, of doing. */
const ofAsking = new Set(
  (
    'what how when where why who which whose can could should shall may must do does did is are was were will would am be been being have has had having ' +
    'i me my mine we us our ours you your yours u the a an of to in on at by for from with about as into out up down off over and or but if so then than not no yes ' +
    "what's whats how's who's where's don't doesn't didn't isn't aren't i'm im i've we're " +
    'explain define tell teach help give show draft write compare calculate describe want need like wonder ' +
    'get got make made take takes took go going come start begin use used try put keep keeps let see look find know think say said mean means ask asked happen happens work works working ' +
    'it that this these those them they he she him her one ones thing things something anything same other others another else there here now today ' +
    'long much many often far big good better best bad worse right wrong enough first second third last next more most less least few little lot some any all each every both only just really very actually even still also again maybe ever always never please exactly ' +
    'way ways time times example examples step steps idea ideas point points part parts reason reasons kind sort bit word words list template version short simple simpler important necessary minimum maximum max min worth ' +
    'minute minutes hour hours day days week weeks month months year years daily weekly monthly yearly'
  ).split(' '),
)

/** “My invoices”, “a refund”: brings its own matter along, in however few words. */
const introduces = /\b(?:my|our|an?) [a-z]|\bdo (?:i|we) have\b|\bam i\b/
const fewest = 2

/** Whether a message has a subject and a question of its own, so that it asks the same after any other. */
export function standsAlone(plain: string): boolean {
  const text = plain.replace(opening, '')
  if (connector.test(text) || !(asks.test(text) || asksAtEnd.test(text)) || namesNothing(text)) return false
  const telling = wordsOf(text).filter((word) => !ofAsking.has(word.toLowerCase()))
  return telling.length >= (introduces.test(text) ? 1 : fewest)
}

/** Whether it speaks of somebody or something that it hasn’t named: “what should I write to him?” */
export function namesNothing(plain: string): boolean {
  const bare = plain.replace(empty, (found) => found.replace(/\b(?:it|that|this)\b/, ''))
  const found = pointer.exec(bare)
  if (!found) return false
  const before = bare.slice(0, found.index)
  return !namedThing.test(before) && (ofThings.test(found[0]) || !namedPeople.test(before))
}
