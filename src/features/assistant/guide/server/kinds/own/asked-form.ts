/** What a question is like: for something of one’s own, for a fact, for what to do, or none of these. */
export type AskedForm = 'own' | 'fact' | 'advice' | 'rest'

const leads = '(?:(?:so|and|but|ok|okay|hey|hi|wait|also|btw|by the way|please|remind me|tell me|show me)[,: ]+)*'
const facts = new RegExp(
  `^\\W*${leads}(?:what|what's|which|who|who's|whom|whose|when|when's|where|where's|how (?:much|many|long|big|low|high|full|far|often|close|quickly|fast|old|sure)|(?:until|till|by|since) when|(?:at|on|in|under|below|above|from|to|for|by|with|within|up to|after|of|through) (?:what|which|whom|how)|did (?:i|we)|have (?:i|we)|number of)\\b`,
)
/** What to do is asked of lessons, whoever asks it. */
const advises =
  /\b(?:should|shall|could|can (?:i|we|you)|how (?:do|can|would|to|could|should|does)\b|must (?:i|we)\b|would you|what (?:do|can|would) (?:i|we|you) (?:do|say|write|tell|answer)|is it|why (?:do|does|is|are)|what if|tips?|help|advice|give me|write (?:me )?an?|best|better way|good way)\b/
const mine = /\b(?:my|mine|our|ours|i|we|me|us|i'd|i've|i'm|i'll|we'd|we've|we're|we'll)\b/

export function formOf(plain: string): AskedForm {
  if (advises.test(plain)) return 'advice'
  if (!facts.test(plain)) return 'rest'
  return mine.test(plain) ? 'own' : 'fact'
}
