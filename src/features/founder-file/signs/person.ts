import { plain } from '../critique/specific.ts'

/** A seat that nobody in particular sits in. */
const nobodyYet =
  /\b(?:some ?(?:one|body)|any ?(?:one|body)|every(?:one|body)|no ?body|no one|who(?:ever|soever)|we'll see|to be (?:decided|found|hired|named|agreed)|tb[da]|undecided|unclear|depends|depending|all of us|us all|we all|all (?:together|hands)|(?:the )?(?:whole )?(?:team|staff|crew)|not (?:yet|clear|decided|sure)|still looking|takes? turns|by turns)\b/i
const pronoun = /\b(?:i|me|myself|she|he|her|him|my|our|us)\b/i
/** What somebody is, by the word for it. */
const role =
  /(?:^|[^\p{L}])(?!(?:after|before|never|ever|over|under|either|neither|(?:an)?other|rather|later|sooner|earlier|better|number|matter|order|answer|offer|paper|letter|water|computer|server|printer|corner|center|counter|whether|whoever|whatever|however|together|further|former|longer|summer|winter|december|september|november|october|more|important|different|present|moment|payment|current|recent|urgent|clients?|customers?|event|percent)\b)(?:\p{L}{3,}(?:er|or|ist|ian|ant|ent|ee|wife|eur|ess)s?|\p{L}*(?:man|woman|lord|lady)|boss|leads?|head|chef|cook|nurse|clerk|aunt|uncle|mom|mum|dad|son|cousin|niece|nephew|friend|colleague|apprentice|trainee|intern|deputy|temp|kids?|bank|office|agency|firm|helpline|line|registrar|chamber|wife|law)\b/iu
/** A word written large that begins no sentence. */
const name = /[^.!?\s]\s+(?!I\b)\p{Lu}\p{Ll}+/u
const alone = /^\p{Lu}[\p{L}.]+(?:[ -]\p{Lu}[\p{L}.]+){0,2}[.!]?$/u
/** A name that begins one: “Anne from ward 3”, “Bogdan, and me”. */
const first =
  /^(?!(?:The|An?|This|That|It|We|They|There|When|If|As|After|Before|Who)\b)\p{Lu}\p{Ll}+(?:,| (?:\p{Ll}+s|and|with|or|will|from|of|at|in)\b)/u

/** Raised where no one in particular is named: by name, by what they are, or as oneself. */
export function person(given: string): number | undefined {
  const text = plain(given).replace(/\b(?:Mr|Mrs|Ms|Dr)\. /g, 'Name ')
  const open = nobodyYet.exec(text)?.index
  const known = Math.min(...[pronoun, role].map((pattern) => pattern.exec(text)?.index ?? text.length))
  if (name.test(text) || known < (open ?? text.length)) return undefined
  return open ?? (alone.test(text) || first.test(text) ? undefined : 0)
}
