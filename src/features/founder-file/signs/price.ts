import { hasFigure } from '../critique/figures.ts'
import { plain, specificsOf } from '../critique/specific.ts'

const phone = /\b(?:call|phone|tel|ring|text|whatsapp|dial)\w*[^$€£¥₹]*?\d[\d -]{5,}\d/gi
const asks =
  /\b(?:on request|upon request|(?:ask|contact|call|email|message|dm|write|text) (?:me|us)|get in touch|for a (?:free )?(?:quote|estimate|price|offer)|quote|individual\w*|custom|tailored|depend(?:s|ing)|varies|vary|negotia\w+|tbd|tba|to be (?:discussed|agreed|determined|announced)|let's (?:talk|discuss)|discuss|inquir\w+|enquir\w+|fair|competitive|affordable|attractive|market price|agreement|arrangement|arranged|clarif\w+|later)\b/i
const amount =
  /[$€£¥₹]\s?\d+|\d[\d.,]*\s?(?:[$€£¥₹%]|k\b|usd|eur|gbp|chf|cad|aud|kes|inr|dollars?|euros?|pounds?|bucks|francs?|a (?:month|year|week|day|head|piece|visit)|per\b|each\b)|\b(?:usd|eur|gbp|chf|kes|inr|rs\.?|kr|zł|r)\s?\d+|\bfree\b(?! (?:initial|first|consultation|estimate|quote|trial|call|advice|check|intro))|\b(?:hundred|thousand|grand)\b/i

/** What the other side is to find out later. */
const keptFrom =
  /\b(?:no need|needn't|(?:don't|doesn't|do not) (?:need|have)) (?:for (?:them|him|her|you|anyone) )?to (?:know|hear|see|find out|be told)\b|\b(?:before|until|unless) (?:they|he|she|you) (?:notices?|finds? out|asks? (?:about|for) it)\b|\b(?:in the|as) small print\b|\b(?:i|we)(?:'d| would|'ll)? (?:rather )?(?:not|don't|won't) (?:mention|say|tell|bring up|advertise|list)\b|\b(?:comes?|goes?|appears?|is) (?:only )?on the (?:last|final|next) (?:invoice|bill)\b|\bhush\b|\bkeep (?:it|that|this) (?:quiet|to myself|back)\b/i

/** No price that a reader could pay. */
export function hidden(given: string): number | undefined {
  const text = plain(given).replace(phone, ' ')
  const kept = keptFrom.exec(text)
  if (kept) return kept.index
  if (amount.test(text)) return undefined
  if (!/\d/.test(text) && !hasFigure(text)) return 0
  return asks.exec(text)?.index
}

const lowered =
  /\d+ ?(?:%|percent|per cent) (?:off|discount|less|cheaper|lower|reduction|rebate|rabatt|down)|\b(?:discount\w*|rebate|normally|usually|regular(?:ly)? (?:price )?[$€£¥₹]?\d+|regular price|instead of|in place of|list price (?:is|was|of)|(?:first|two|three|four|six|one|\d+) (?:\p{L}+ )?(?:months?|weeks?|visits?|walks?|sessions?|lessons?|hours?|days?) (?:are |is |for )?free|early[- ]?(?:birds?|book\w*)|something (?:with|about|off) the price|come to an (?:agreement|arrangement|understanding)|reduc(?:ed|e|tion)|special (?:\p{L}+ )?(?:price|offer|deal|rate)|intro(?:ductory)? (?:price|offer|rate)|\d+ instead|as a (?:gift|bonus|present|thank)|promo\w*|coupon|voucher|sale price|on sale|black friday|friends? (?:and family )?(?:price|rate)|(?:come|came|get) down|(?:go|went|drop|dropped|bring|lower|cut|knock|take|shave) (?:it |the price |that |my price |this |our price |\p{L}+ )?(?:down|off|lower|to [$€£¥₹]?\d+|by)|lower (?:the|my|our|it|price)|cheaper|half[- ]?(?:price|off)|knock|waive|throw in|for free|free (?:month|week|trial|of charge)|first \p{L}+ (?:is )?free|meet (?:you|them|him|her) (?:half|in the middle|halfway)|match (?:the|their|that|any|his|her)|give (?:you|them|him|her) (?:a )?(?:better|good|special|nice|lower|\d+)|better price|good price|best price|(?:make|call) it [$€£¥₹]?\d+|was [$€£¥₹]?\d+|now (?:only |just |for )?[$€£¥₹]?\d+|only [$€£¥₹]?\d+ (?:today|this|until|for you|now)|just for you|for you[^r]|but (?:for you|i c(?:an|ould))|but (?:i'd|i would|we could|we can|i'll)|(?:could|can|i'd|would|i'll) (?:also |maybe |just )?(?:offer|do|go|say|give|take|accept|make) (?:(?:you|it|them|this|that|all|everything|for|a|only) ){0,3}[$€£¥₹]?\d+|(?:today|this week|this month) (?:only|[$€£¥₹]\d|\d+ ?%)|(?:if|what if) (?:that's|it's|this is) too (?:much|expensive)|less for|(?:for|of) (?:my |our |good |close |new |the )*(?:friends|family|students|newcomers|first (?:customers|clients)|early|loyal|regulars)|[$€£¥₹]?\d+ (?:less|off)\b|save [$€£¥₹]?\d+|introductory|launch (?:price|offer)|starter price|loyal\w* (?:price|bonus)|negotiat\w+|we(?:'ll| will| can) find a (?:price|solution)|talk about the price|work something out|adjust the price)\b/iu
const given =
  /\b(?:in exchange|in return|because (?:you|they|we leave)|in advance|prepa(?:id|y\w*)|up ?front|(?:if|when) (?:you|they|he|she) (?:take|pay|bring|leave|book|sign|order|commit|refer|recommend|do|give|send|drop|skip|pick|collect|share|prepay|choose|let)|leav(?:e|ing) out|without the|minus the|no discounts?|never|don't (?:lower|discount|give|go)|not lower|price stays|for (?:\p{L}+ )?(?:payment|paying|prepayment|a referral|a review|a testimonial|a case study|two|three|four|five|six|ten|\d+ (?:or more|pieces|boxes|months|visits|hours|lessons|sessions))|from (?:the )?\d+ \p{L}+ on|smaller (?:package|version|scope|set)|less (?:work|scope|of)|fewer|then (?:i|we) (?:leave|take|drop|strike|remove) (?:out |off )?the|i(?:'d)? (?:take|leave|drop|strike) (?:out )?(?:the (?!price|cost|fee)|one)|drop the (?!price|cost|fee)|take the \p{L}+ out|skip the|instead of (?:the|a|two|three|four|five|six) (?!price)\p{L}+ (?:visits?|pages?|hours?|rounds?))\b/iu

/** To decide quickly is nothing given in return. */
const hurried =
  /\b(?:if|when) (?:you|they|we|he|she) (?:\p{L}+ )?(?:sign|book|order|buy|decide|commit|say yes|shake|pay|take it|confirm)\b(?: \p{L}+){0,3}? (?:by|before|today|tonight|now|this week|until|within|on the spot|right away|on)\b/giu

/** Less money, and nothing for it. */
export function discount(text0: string): number | undefined {
  const text = plain(text0)
  return given.test(text.replace(hurried, ' ')) ? undefined : lowered.exec(text)?.index
}

const product =
  '(?:apps?|tools?|platforms?|software|systems?|solutions?|websites?|dashboards?|services?|products?|programs?|assistants?|automation|portals?|database|crm|marketplace|coach|consultant|agency|experts?|specialists?|subscriptions?|coordinators?|provider|professional help|technology|ai|bot)'
const words = '(?:\\p{L}+[- ]){0,5}?'
/** What is missing, and with it what the missing thing would do. */
const absence = new RegExp(
  `^no (?!idea|one)(?:\\p{L}+[- ]){1,4}\\p{L}+|\\b(?:there(?:'s| is| are) (?:no|nothing|not (?:any|an?|enough))\\b|there (?:isn't|aren't) (?:an?|any|enough|much|really)\\b|lack(?:s|ing)?\\b|(?:would |really |urgently |just |all )*needs? (?:an?|some|more|better|someone|some ?body|our|my|help|to have)\\b|miss(?:es|ing)? (?:an?|the|our|some|out)\\b|(?:no ?body|no one|none) (?:offers?|provides?|has|helps?|makes?|builds?|sells?)\\b|(?:have|has|had) no (?:good|proper|real|central|simple|single|modern|digital|reliable|affordable|easy)\\b|(?:no|(?:don't|do not|doesn't) have an?y?) (?:\\p{L}+ )?(?:way|possibility|option|chance|overview) (?:to|of|for)|(?:haven't|hasn't|don't have|doesn't have) (?:got )?(?:any|an?|one) (?:single |central |good |proper )?(?:place|site|page|list) (?:online|on the internet|where|in one place)|nothing (?:exists|on the market|out there|like (?:it|this|ours|that))|(?:no|not enough|lack of) (?:good |proper |real |central |simple |single |modern |digital |reliable |affordable |easy )+\\p{L}+|(?:our|my) ${product}\\b|no ${words}${product}\\b|(?:(?:has|have|had|with) no|(?:don't|do not|doesn't|didn't) (?:have|use|know|own)|without|could (?:use|benefit)|would (?:benefit|profit|love)|wait(?:s|ing)? for|look(?:s|ing)? for|wants?|requires?|should (?:use|have|get)|no ?body ${words}|no one ${words}|misses|missing|needs?) ${words}${product}\\b)(?: [^.;,:]*)?`,
  'iu',
)
const acts =
  /\b(?:they|he|she|so|and|who|instead|just|;|:)\s*(?:\p{L}+ )?(?:call|write|print|scroll|copy|type|drive|walk|send|ask|keep|carry|use|put|stick|draw|phone|text|forward|sort|pay|hire|do it|count|guess|search|google|borrow|throw|scribble|email|note|wait in|rely on)s?\b/iu

/** The product as the way out: by name, or as what ought to be bought or built. */
const wayOut = new RegExp(
  `\\b(?:through|via|using|with|thanks to|by) (?:the|my|our|this|a new) (?:[\\p{L}\\d]+[- ]){0,3}?${product}\\b|\\b(?:should|could|would|must|ought to|have to|has to|need to|needs to|let's|just) (?:\\p{L}+ )?(?:get|buy|have|introduce|install|switch to|set up|use|build|automate|develop|implement|adopt|invest in|bring in|roll out) (?:an? |the |our |some )?(?:[\\p{L}\\d]+[- ]){0,3}?(?:${product}|calendar|chat|ticketing|scanner|sensors?|module|plug-?in|integration)\\b|\\b(?:an?|the|our|new|proper|modern|better) (?:[\\p{L}\\d]+[- ]){0,2}?${product} (?:would|could|will|'d|'ll|that (?:would|could|does))\\b`,
  'iu',
)

const software =
  '(?:apps?|tools?|platforms?|software|systems?|dashboards?|portals?|crm|assistants?|automations?|programs?|scanners?|plug-?ins?|bots?|ai|chatbots?|database|website|webshop|subscription)'
/** Software that is bought as a first step, or that does the job of “help me …”. */
const bought = new RegExp(
  `^(?:(?:we|i|let's) )?(?:just |finally |should )?(?:buy|get|purchase|install|introduce|implement|build|set up|switch to|move to|subscribe to|invest in|roll out|adopt|bring in|use|order|automate)s? (?:everything |it all |it )?(?:[\\p{L}\\d]+[- ]){0,4}?${software}\\b|\\b(?:give|get|hand) (?:me|us|them) (?:an?|one|the|some)(?: [\\p{L}\\d]+){0,2}? ${software}\\b|\\bhelp me\\b[^.?!]*?\\b(?:an?|the|my|our|with|via|through|into|in|by|one)(?: [\\p{L}\\d]+){0,3}? ${software}\\b`,
  'iu',
)

/** The product with a minus sign, and nothing that they do. */
export function solution(text0: string): number | undefined {
  const text = plain(text0)
  const offered = wayOut.exec(text) ?? bought.exec(text)
  if (offered) return offered.index
  const at = absence.exec(text)
  if (!at) return undefined
  const rest = `${text.slice(0, at.index)} ${text.slice(at.index + at[0].length)}`
  const { telling, firm } = specificsOf(rest)
  const isDone = (acts.test(rest) && telling + firm >= 2) || telling >= 3
  return isDone ? undefined : at.index
}
