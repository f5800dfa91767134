import { sentencesOf } from '../../sentences.ts'
import { longestPlain, type Talk } from '../../talk.ts'

const recorded =
  'write|written|wrote|note|noted|say|said|promised?|put|set|choose|chosen|chose|decided?|plan|planned|enter|entered|fill|filled|answer|answered|commit|committed|count|counted|guess|guessed|pick|picked|name|named|record|recorded|log|logged|list|listed|give|gave|given|calculated?|trade|assume|assumed|estimate|estimated|mention|mentioned|settle|settled|mark|marked|forecast|reject|rejected|turn|strike|struck|cross'
const adverbs = '(?:(?:ever|already|really|actually|even|also|again|once|just|originally|myself) ){0,2}'

/** “Read my pitch back to me.” */
const readsBack =
  /\bread (?:me (?:back )?|back (?:to me )?|out )?(?:my|our|what i (?:wrote|put|have))\b|\bread (?:me )?the [a-z -]{3,30} (?:back|i wrote|i have)\b/

/** Asks for what one wrote, by a verb of recording or by naming the file. */
export const recalls = new RegExp(
  [
    `\\b(?:did|have|had|'ve|didn't|didnt|haven't|havent|hadn't) (?:i|we) ${adverbs}(?:${recorded})\\b`,
    `\\b(?:i|we)(?:'d|'ve| have| had)? ${adverbs}(?:wrote|written|noted|said|promised|chose|chosen|decided|planned|entered|filled|answered|committed|picked|named|calculated|listed|recorded|gave|assumed|estimated|expected?|settled)\\b`,
    // “Do I put more in?” asks what to do.
    `(?<!\\b(?:do|should|can|could|would|will|shall|must|may|might) )\\b(?:i|we)(?:'d|'ve| have| had)? ${adverbs}(?:put|set)\\b`,
    '\\b(?:my (?:founder )?file|according to (?:my|the)|(?:in|on|from) (?:my|the) (?:\\w+ ){0,3}(?:file|page|sheet|worksheet|notes|binder|scorecard|one-pager)|my notes say|my [a-z -]{0,24}(?:page|sheet) say)\\b',
    '\\bremind me (?:what|of|which|who|how|when|where)\\b',
    '\\b(?:what|which|who|how (?:much|many|long|high|low|far)) (?:was|were) (?:the|my|our) [a-z -]{2,30} again\\b',
    `\\b(?:i|we)(?:'d|'ve| have| had)? (?:once )?(?:made|set|kept|had) (?:\\w+ )?(?:limits?|rules?|lists?|notes?|lines?|numbers?|thresholds?|wording|sentences?|plans?)\\b[^?]{0,40}\\b(?:once|somewhere|back then|at some point|last (?:month|spring|summer|autumn|fall|winter|year|time))\\b`,
    readsBack.source,
  ].join('|'),
)
/** How many of something one did, so far. */
const counts =
  /\bhow many [a-z -]{2,40}?\b(?:have|did) (?:i|we) (?:\w+ )?(?:talk|talked|speak|spoke|spoken|interview\w*|contact\w*|ask|asked|call|called|message\w*|send|sent|test|tested|list|listed|name|named|reach\w*|meet|met)\b/
const questions =
  /\?|^\W*(?:(?:so|and|but|ok|okay|hey|hi|hm+|wait|please|pls|sorry|well|also|oh|anyways?|btw|by the way|quick question|question|now)[,.: ]+)*(?:what|what's|whats|which|who|who's|whos|whom|whose|when|when's|whens|where|where's|wheres|how|how's|why|did|have|had|do|does|is|are|was|were|can|could|tell|show|remind|give|read|at what|on what|on which|under (?:what|which)|by how|until when|in which|in what|from when|to whom)\b/

/** What to do is asked of lessons, whoever asks it. */
const asksAdvice =
  /\b(?:should|shall|supposed to|must i|could i|can i|can we|how (?:do|can|would|should) (?:i|we|you)|how to|what (?:do|can) i (?:do|say|write|tell)|what now|would you|do you think|is (?:it|that) (?:ok|normal|good|bad|too)|good idea|write an?|give me an?|tips?|advice|help me|template|wrong|right thing|mistake|do(?:es)? (?:this|that|it|they) (?:fit|match|break|go against))\b/
/** What belongs to the membership and the walk through the program is written in no page. */
const ofProduct =
  /\b(?:lessons?|modules?|badges?|points|xp|levels?|camps?|membership|subscription|quantum|elite|starter|password|log ?in|certificate|your (?:program|site|terms|firm|company)|the assistant|(?:can|could) you fill in|fill in (?:the|my|this) page for|(?:you|anyone|anybody|who|coach|someone|competitor)(?: else)? (?:can |could |may |does |do )?(?:see|read|get hold))\b/

const longest = 200
/** From where a member begins to ask, in a sentence that tells something first. */
const beginnings =
  /(?:^|[,;:.!?]\s+|\b(?:and|but|so|because|or|anyway|wondering|asked(?: me)?|question is|wants? to know|remember)[, ]+)(?=(?:ok |so |and |but )?(?:what|which|who|when|where|how|why|did|have|had|remind|under|by how|at what|on what|on which|until when|in (?:what|which))\b)/g

/** The question for what was written, without the story around it; undefined where none is asked. */
export function recallIn({ text, plain }: Pick<Talk, 'text' | 'plain'>): string | undefined {
  const whole = text.toLowerCase().replace(/[’‘]/g, "'")
  const parts = text.length > longestPlain ? whole.split(/(?<=[.!?\n])\s+/) : [plain, ...sentencesOf(whole)]
  const found = parts.filter((one) => isRecall(one)).at(parts[0] === plain && isRecall(plain) ? 0 : -1)
  if (found === undefined) return undefined
  if (found.length <= longestPlain && sentencesOf(found).length < 2) return asked(found)
  return asked(sentencesOf(found).findLast(isRecall) ?? found)
}

const isRecall = (text: string): boolean =>
  (recalls.test(text) || counts.test(text)) &&
  questions.test(text) &&
  (readsBack.test(text) || !asksAdvice.test(text)) &&
  !ofProduct.test(text)

const fillers =
  /^\W*(?:(?:so|and|but|ok|okay|hey|hi|well|also|anyways?|btw|by the way|quick question|question|now)[,.: ]+)+/

function asked(said: string): string | undefined {
  const sentence = said.replace(fillers, '')
  const starts = [...sentence.matchAll(beginnings)].map(({ index, 0: lead }) => index + lead.length)
  const short = starts.map((at) => sentence.slice(at)).find((one) => one.length >= 12 && isRecall(one))
  const best = sentence.length > 90 && short ? short : sentence
  return best.length <= longest ? best : undefined
}

/** “Did I ever write anything about …?” is about its words, wherever they stand. */
export const asksWhetherWritten = (plain: string): boolean =>
  /\b(?:did|have|had|didn't|haven't) (?:i|we) (?:ever|once)\b|\b(?:write|wrote|written|note|noted|put)\b[^?]{0,40}\b(?:anywhere|anything|something)\b/.test(
    plain,
  )

/** “Did I write …?” wants a yes or a no first. */
export const isYesOrNo = (plain: string): boolean =>
  /^\W*(?:(?:so|and|but|ok|hey|hi|wait|sorry)[, ]+)*(?:did|have|had|is|are|was) /.test(plain)

export const isOfProduct = (plain: string): boolean => ofProduct.test(plain)

/** “I put something in writing about that”: what was told before says what. */
export const pointsToScene =
  /\b(?:about|for|on|of|with|in) (?:that|this|it|her|him|them|this case|such a case)\W*(?:$|[,.?!]|at\b|can\b)/
