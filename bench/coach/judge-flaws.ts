import { clausesOf, plain, unquoted } from './plain.ts'

/** What names each kind of flaw. */
const flawWords: Record<string, RegExp> = {
  number:
    /\b(?:numbers?|how (?:many|much)|measur\w*|count(?:s|ed|able)?|figures?|quantif\w*|threshold|by when|metric)\b/,
  date: /\b(?:date|when|day|deadline|time|by which)\b/,
  cause: /\b(?:why|cause|because|reason)\b/,
  vague:
    /\b(?:vague|concrete|specific\w*|exactly|general|observable|hard (?:\w+ ){0,3}to tell|whether (?:this|it|that) (?:was|is|has|did|happened)|what would|first step|unclear|precise\w*)\b/,
  anyone:
    /\b(?:who exactly|everyone|everybody|anyone|anybody|narrow\w*|too (?:broad|wide)|one kind|specific|segment|all of them)\b/,
  promised:
    /\b(?:promis\w*|would|will|intention|intend|said they|not (?:yet )?(?:paid|bought|happened)|might|hopes?|(?:has|have) (?:\w+ )?(?:paid|bought)|already (?:did|paid|done|happened)|future|did they)\b/,
  opinion:
    /\b(?:opinions?|compliments?|polite|praise|liked?|flatter\w*|what (?:they|he|she|someone) did|facts?|enthusias\w*)\b/,
  leading:
    /\b(?:leading|pitch\w*|your (?:idea|product|solution)|tells? them|bias\w*|gives? (?:it )?away|sell(?:s|ing)?)\b/,
  several:
    /\b(?:several|more than one|one (?:thing|result|of them|group|step)|two|three|choose|split|single|which one|both)\b/,
  hidden: /\b(?:hidden|hides?|price|number|say it|show it|open)\b/,
  discount:
    /\b(?:discount\w*|cheaper|lower(?:s|ing)? (?:the|your) price|price cut|price (?:goes|comes) down|for less|reduc\w*|less money)\b/,
  solution: /\b(?:solution|lack of|absence|your product|today|workaround|do (?:instead|now)|problem)\b/,
  boast:
    /\b(?:boast\w*|everyone says|anyone (?:could|can)|opposite|claims?|proof|generic|adjective|superlative|competitors?|rivals?|same thing)\b/,
  person: /\b(?:who|person|name)\b/,
  outside:
    /\b(?:outside|external|control|(?:in|out of) your (?:own )?hands|you can (?:change|act|influence)|your part|others?)\b/,
  blame: /\b(?:blam\w*|person|people|system|process|their fault|character|waits? for|what (?:interrupts|stops))\b/,
  friend: /\b(?:friends?|famil\w*|close to you|know(?:s|n)? (?:you|each other)|strangers?|polite|kind|bias\w*)\b/,
  apology: /\b(?:apolog\w*|sorry|favou?r|excus\w*|brief|direct)\b/,
  vanity: /\b(?:vanity|flatter\w*|followers|likes|views|costs? (?:them )?nothing|decision|paid|pays?|bought|act on)\b/,
}

/** Something is missing, wrong or asked for; a word of a flaw without that is no objection. */
const objects =
  /\?|\w+n't\b|\b(?:no|not|never|nobody|none|nothing|cannot|without|lack(?:s|ing)?|miss(?:es|ing)|unclear|vague|generic|too|instead|rather|hardly|barely|weak|weakness|question|doubt|challenge|assum\w*|needs?|should|could mean|might mean|may mean|would (?:make|help|sharpen|turn)|leaves? (?:it )?open|hides?|hidden|avoids?|more (?:specific|concrete|precise\w*)|sharper|either|or is it|just an?|is an? (?:opinion|compliment|promise|intention|wish|boast|claim|excuse|discount|solution|assumption)|proves? little|says? little|tells? (?:you |us )?little|sounds? like|leading|flatter\w*|vanity|polite\w*|biased?|hard (?:to|for)|harder|hope for|tells? (?:you )?more|might|several|more than one|fits (?:\w+ )?(?:everyone|everybody|anyone|anybody)|could (?:say|be|claim)|out of your (?:own )?hands|goes down|free|easier)\b/
/** What to do about it, as an order. */
const orders =
  /^(?:(?:please|so|then|first|also|better|and|next|try to|test): ?|(?:please|so|then|first|also|better|and|next) )?(?:add|name|put|give|say|state|write|replace|set|choose|pick|count|ask|use|drop|cut|show|define|narrow|specify|split|decide|find|turn|swap|remove|take out|leave out)\b/

/** Of what is fine; “nothing vague about it” names no flaw either. */
const praises =
  /\b(?:great|excellent|perfect\w*|brilliant|fantastic|amazing|wonderful|impressive|outstanding|superb|love (?:it|this|how|that)|well (?:put|written|said|done|thought)|good (?:job|work|start|answer|point)|(?:is|are|looks?|reads?|sounds?|feels?|it's|that's) (?:\w+ ){0,2}(?:clear|strong|solid|sound|specific|concrete|measurable|precise|good|fine|honest|convincing|compelling)|nothing (?:\w+ )?(?:vague|unclear|missing|to (?:question|change|add|improve|object)|(?:i|i'd|i would) (?:question|change|add|improve))|no (?:vagueness|weakness\w*|doubts?|objections?|concerns?|questions?|flaws?|issues?|need (?:to|for))|(?:not|isn't|never|hardly|anything but) (?:\w+ )?(?:vague|unclear|generic|weak)|without (?:being|any) \w+|keep it|don't change|doesn't need|not need|(?:not|never|\w+n't) (?:\w+ ){0,2}(?:question|doubt|challenge|fault))\b/
/** What asks what to do next asks nothing of the answer. */
const offers =
  /\b(?:would you like|do you want|want me to|shall (?:i|we)|let me know|what's next|(?:is|comes) next|ready for|anything else|can i help|how can i|keep going)\b/
/** “That isn’t clear” and “not specific enough” are no praise. */
const unpraised =
  /\b(?:\w+n't|not|nor|hardly|less|far from|too) (?:\w+ ){0,2}(?:clear|strong|solid|sound|specific|concrete|measurable|precise|good|fine|convincing|compelling)\b/

/** Two words in a row of what was written, or all of it where it is one. */
function isQuoted(answer: string, written: string): boolean {
  const words = (text: string) => plain(text).match(/[\p{L}\p{N}']+/gu) ?? []
  const said = ` ${words(answer).join(' ')} `
  const own = words(written)
  const pairs = own.length < 2 ? own : own.slice(1).map((word, at) => `${own[at]} ${word}`)
  return pairs.some((pair) => /\p{L}{4}|\d/u.test(pair) && said.includes(` ${pair} `))
}

/** The answer quotes what was written, and one of its sentences objects to it by the kind of flaw; praise with the same words doesn't. */
export function namesFlaw(answer: string, kind: string, written: string): boolean {
  const flaw = flawWords[kind]
  if (!flaw || !isQuoted(answer, written)) return false
  const own = plain(written)
  return clausesOf(unquoted(plain(answer).replaceAll(own, '…'))).some(
    (clause) =>
      flaw.test(clause) &&
      !offers.test(clause) &&
      (objects.test(clause) || orders.test(clause)) &&
      (!praises.test(clause) || unpraised.test(clause)),
  )
}
