import { plain } from '../critique/specific.ts'

/** What nobody in the business decides on. */
const beyond =
  /\b(?:econom\p{L}+|(?:the|this|a|our|bad|tough|weak|difficult|slow|saturated|local) (?:\p{L}+ )?(?:market|industry|sector|climate|season|weather|summer|winter|city|town|council|area|crisis|recession|war|pandemic)\b|covid|inflation|(?:exchange |mortgage |bank )rates?|(?:the )?(?:dollar|euro|peso|rupee|lira|naira|rand|yen|currency|fuel|petrol|gas|energy) (?:price|is|has|keeps|went|goes|rate)\p{L}*|the (?:lira|peso|rupee|naira|rand|currency|rate)|interest rates?|recession|government|politic\p{L}+|regulations?|bureaucra\p{L}+|red tape|tax(?:es)? (?:are|went|keep)|rents? (?:is|are|keep)|algorithms?|(?:the )?platforms? (?:keep|change|take|hide|push|punish|don't|doesn't|won't|is|are)s?|google|amazon|instagram|facebook|meta|tiktok|etsy|airbnb|(?:the )?(?:big|large|other|cheap|online|foreign|chinese)(?:ger|r|er)? (?:chains?|firms?|players?|ones?|boys|guys|competitors?|rivals?|companies|shops)|competit\p{L}+|rivals?|discounters?|dumping|(?:people|customers|clients|guests|buyers|everybody|everyone|no ?body|no one|they|folks?|households?) (?:just |simply |really |all |here |only |these days )*(?:have|has|had|want|wants|wanted|value|values|spend|spends|understand|understands|appreciate|appreciates|don't|dont|doesn't|won't|can't|aren't|are|is|never|look|looks|buy|buys|go|goes|prefer|prefers|order|orders|compare|compares|think|thinks|expect|expects|read|reads|come|comes|pay|pays|put|puts|cancel|cancels)|(?:super)?markets? (?:opened|has|have|came)|(?:shop|store|mall|chain|discounter|franchise|competitor)s? (?:opened|next door|down the road)|these days|nowadays|the times|times are|bad luck|unlucky|weather|rain\p{L}*|suppliers?|the state|staff shortage|labou?r (?:market|shortage)|nobody wants to work)\b/iu
const own = /\b(?:i|i'm|i've|we|we're|we've|my|our|us|me|myself|ourselves|mine)\b/i

/** Others and the times alone, and neither oneself nor anything of one's own. */
export function outside(given: string): number | undefined {
  const text = plain(given)
  return own.test(text) || /\d/.test(text) ? undefined : beyond.exec(text)?.index
}

const trait =
  '(?:slow|lazy|careless|sloppy|unreliable|late|difficult|stubborn|moody|distracted|forgetful|disorgani[sz]ed|chaotic|messy|useless|hopeless|weak|new|young|old|tired|unmotivated|overwhelmed|overloaded|incompetent|inexperienced|clumsy|inattentive|not (?:\\p{L}+ )?(?:good|fast|quick|careful|up to|able|reliable|the (?:fastest|brightest|sharpest)|a \\p{L}+))'
const mind =
  "(?:(?:don't|dont|doesn't|doesnt|didn't|didnt|not|never|wasn't|weren't|won't|can't) (?:\\p{L}+ ){0,2}?(?:car(?:e|ing)|concentrat\\p{L}+|focus\\p{L}*|think(?:ing)?|listen(?:ing)?|try(?:ing)?|pay(?:ing)? attention|bother|get it|understand|pull|keep up|manage|cope|look|check|read|remember|want|know|learn))"
const someone =
  '(?:he|she|they|people|staff|everyone|everybody|somebody|someone|you|\\p{Lu}\\p{Ll}+|(?:the|our|my) (?:\\p{L}+ )?(?:team|staff|boy|girl|guy|lad|lads|apprentice|assistant|helper|helpers|trainee|colleague|colleagues|driver|drivers|new one|designer|partner|crew|part-timers?))'
const blaming = new RegExp(
  `\\b${someone}(?:'s|'re| is| are| was| were| gets?| has been| have been)? (?:just |simply |so |too |a bit |always |really |very |far too |often |still |being )*${trait}\\b|\\b${someone} (?:just |simply |really |always )*${mind}\\b|\\bhuman error\\b|\\b(?:carelessness|sloppiness|laziness|inattention|negligence|lack of (?:care|attention|concentration|motivation|discipline|focus|interest))\\b|\\b(?:some(?:one|body)|people|one of (?:us|them|the \\p{L}+))(?: just| simply)? (?:wasn't|weren't|didn't|forgot|messed|screwed|slept|mucked)\\b|\\b(?:[Ii]t's|[Ii]ts|[Ii]t is) (?:just |mostly |really |only |always )?\\p{Lu}\\p{Ll}+(?=[.,!]|$| (?:he|she|who)\\b)|\\b(?:takes? (?:forever|ages|far too long|his time|her time|their time)|(?:won't|wont|can't|cant) be (?:told|bothered|trusted|relied))\\b|^(?!(?:The|An?|My|Our|No|We|I|It|They|Only|Too|Not|In|On|Quotes?|Line)\\b)\\p{Lu}\\p{Ll}+(?:[.!,]|$| (?:is|was|he|she|lovely|really|just)\\b)`,
  'u',
)

/** Someone, and what they are like. */
export const blame = (given: string): number | undefined => blaming.exec(plain(given))?.index
