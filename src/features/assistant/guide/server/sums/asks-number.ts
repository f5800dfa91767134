/** Whether a text asks for a number. Figures that are only told are a story, and nobody wants to see them multiplied. */
export function asksNumber(text: string): boolean {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().slice(0, longest)
  const rest = plain.replace(advice, ' ')
  if (judges.test(rest) && !wantsResult.test(rest)) return false
  return asks.test(rest) || whatThen.test(plain) || (rest === plain && isTerse(plain))
}

const longest = 400
/** “12 pay 150, 2 leave and 3 come, what now?” */
const whatThen = /\d[^?]{0,80}\b(?:leaves?|quits?|cancels?|comes?|joins?)\b[^?]{0,40}\bwhat (?:now|then)\W*$/

/** What is asked for in these words is a piece of advice. */
const advice = new RegExp(
  [
    String.raw`what (?:should|shall|do|does|can|could|would|must|did) (?:i|we|you|he|she|they|it) (?:do|say|write|tell|try|change|answer|reply|offer|think|want|mean|expect|suggest|recommend)\b`,
    String.raw`what(?:'s|s| is| are| was)? (?:wrong|going|happen\w*|the (?:best|right|point|next|problem|reason|catch)|an? (?:good|better|fair)|missing|next|now|your)\b`,
    String.raw`how (?:much|many) (?:notice|detail|effort|trust|experience|risk|energy|attention|patience)\b`,
    String.raw`how (?:long|many [a-z]+|much [a-z]+) should (?:i|we)\b`,
    String.raw`how (?:much|many)(?: [a-z]+)? (?:do|would|should) (?:you|other|people)\b`,
    String.raw`what (?:do|does|would|did) (?:other|most|people|everyone|you|a|an|the|my|your|our)\b(?! (?:[^ .?!]+ ){0,4}(?:pay|cost|get|earn|make|owe|take|keep))`,
    String.raw`how (?:do|can|should|could|would|did) (?:i|we|you)\b`,
    String.raw`when (?:do|does|did|should|can) (?:you|people|they)\b`,
  ]
    .map((one) => String.raw`\b${one}`)
    .join('|'),
  'g',
)

/** “Is 19 a month realistic with 5 hours a week?” is answered by a yes or a no, whatever numbers are in it. */
const judges =
  /(?:^|[.,;:!?-] (?:so |and |but |now )?)(?:is|are|was|were|do|does|would|will|can|could|should|shall|may)\b[^.?!]*\b(?:realistic|possible|doable|feasible|enough|normal|typical|usual|reasonable|fair|ok|okay|fine|good|bad|great|healthy|low|high|cheap|expensive|risky|sensible|smart|ambitious|safe|hurt|count as|too [a-z]+|time to|run|start|handle|manage|live on|move on|raise|offer|hire|do this|do it)\b[^.?!]*\??$/
const wantsResult =
  /\b(?:how|what|what's|calculate|compute|cover|covers|pay for|pays for|afford|left|remains?|profit|break even|in the (?:plus|black|red|minus|green)|worth it)\b|\d ?[+*×÷/x=] ?\d|%.*\boff\b/

const results =
  'percent(?:age)?|margin|mark-?up|growth|monthly|hourly|weekly|yearly|daily|total|profit|runway|break[- ]?even|pay ?back|average|left|net(?:to)?|gross|rate|cost|share|difference|cac|ltv|per [a-z]+|an? (?:hour|day|week|month|year)|interest|tax|vat|each|remainder|altogether|price|fee|revenue|income|takings|value|balance|commission|mrr|arr'
/** What a question for a number is about, besides those. */
const matters = String.raw`\d|that|it|this|they|these|make|making|earn\w*|get|keep|pay(?:ing|ment)?|costs?|owe|stays?|remains?|over|charge|bill|invoice|claim|need|worth|comes?|end up|open|put|set|save|lose|sum|new|mine|hers|his|rent|rest|deposit|discount|original\w*|salary|revenue|income|takings|budget|part|markup|increase|change|conversion|churn|retention|lifetime|hourly|value|amount|number|goes`
const asks = new RegExp(
  [
    String.raw`\bhow (?:many|much|long|far|big|high|low)\b`,
    String.raw`\b(?:need|want|give me|tell me|show me)(?: to know)? (?:the|my) (?:${results})\b`,
    String.raw`^(?:my |the )?(?:${results})\b[^.!?]{0,120}\?$`,
    String.raw`^(?:my |the )?(?:${results}) (?:if|with|when|at|for)\b[^.!?]{0,120}$`,
    String.raw`\bwhat(?:'?s)?\b(?! an? )[^.?!]{0,60}?\b(?:${results}|${matters})\b`,
    String.raw`\b(?:calculate|compute|work (?:it |this |that )?out|add (?:it |them )?up|convert|split \S{1,12} (?:between|among|by|in))\b`,
    String.raw`\b(?:am|are) (?:i|we) in the (?:plus|black|red|minus|green)\b`,
    String.raw`\bworth it\b|\b(?:did|do|will|would|am) (?:i|we) (?:win|lose|make|making|earn|gain|break even|losing)\b`,
    String.raw`\bwhen (?:do|does|will|am|is|are|would)\b[^.?!]{0,80}\b(?:pay|pays|paid|run|out|even|last|reach|back)\b`,
    String.raw`\b(?:${results})(?: [a-z]+){0,4} ?\?$|(?<!\bwhat )\b(?:${results})$`,
  ].join('|'),
)

/** A few words without anybody in them: `6 sessions at 75 with 10% off`. */
const isTerse = (plain: string) => plain.length <= mostTerse && !/[.!?;:] [a-z]/.test(plain) && !people.test(plain)
const mostTerse = 80
const people =
  /\b(?:i|i'[a-z]+|we|we'[a-z]+|he|she|they|they'[a-z]+|you|my|our|his|her|their|me|us|him|them|is|are|was|were|has|have|had|got|get|gets|said|says|opened|gone|quit|came|lost|left|owes?|offers?|offered|wants?|paid|bought|sold|should|why|who|where|when|which|can|not|never|but|nobody|someone)\b/
