import { plain } from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'

/** What somebody says they might do. */
const will =
  /\b(?:would(?! have (?:lost|paid|cost))|will|could|should|might|(?<!\b(?:since|in|last|of|by|until|till|from|early|late|mid|this|next) )may(?= (?!and\b|or\b|to\b|i\b|we\b)\p{Ll})|'ll|'d(?! (?:(?!need|feed|proceed|succeed)\p{L}+ed\b|been|had|already|lost|paid|spent|bought|just|gone|done|seen|left|sent|said|told|got|made|taken|given|found|kept|never))|gonna|wanna|plans? to|plans on|planned (?:to|on)|planning (?:to|on|for|an?)|going to|intends?|intention|willing|ready to|prepared to|happy to|glad to|open to|up for|keen to|eager to|likely|hopes?|hoping|wish(?:es)? (?:for|to|they|he|she)|wants? (?:to|in|it|one|this|that|the|a)|wanted to (?:buy|order|try|book|sign|pay|be)|consider(?:s|ing|ed)?|think(?:s|ing)? (?:about|of)|thought (?:about|of) (?:buy|order|pay|gett)ing|interested|aims? to|dreams? of|look(?:s|ing) forward|expects? to|promis(?:es?|ed)|agreed to|committed to|commits? to|vow(?:s|ed)|swore|can imagine|imagines?|see (?:him|her|my|them)sel(?:f|ves)|some ?day|one day|sometime|soon|later|in (?:the )?future|once (?:it|we|i|the|this|that|there)|as soon as|when(?:ever)? (?:it|this|that|we|i|you|they|the \p{L}+)(?:'s| is| are|'re|'ve| have| has| can)? (?:ready|out|live|done|finished|available|launch\p{L}*|exists?|opens?|opened|starts?|deliver|offer|built|build|works?|got|have)\b|if (?:it|this|that|we|i|you|there|the price)|next (?:month|year|quarter|week|season|time|spring|summer|fall|autumn|winter)|after (?:the )?(?:launch|holidays|summer)|probably|definitely|maybe|perhaps|possibly|certainly|for sure|budget(?:ed)? (?:for|of)|has (?:a |some |the )?(?:budget|money)|(?:has|have|had) (?:[\p{L}\d.,$€£]+ ){0,2}(?:set aside|budgeted|reserved|put aside)|willing\p{L}*|i'm sure|too (?:much|expensive)|affordable|up to [$€£¥₹]?\d+|sounds? (?:fair|reasonable|ok|okay|good|right|like a fair)|(?:fair|reasonable|good|acceptable) (?:price|deal|amount)|wouldn't (?:mind|hesitate|be (?:a|an) (?:problem|issue))|be (?:fair|fine|ok|okay|worth|happy|acceptable|reasonable)|is (?:fair|fine|ok|okay|acceptable|reasonable|worth it)|is worth [$€£]?\d+|(?:is|seems?|sounds?|looks?) (?:realistic|feasible|doable|possible|likely)|i (?:think|guess|assume|suppose|expect|believe|reckon)|hopefully|worth (?:it|paying)|count me in|sign me up|i'm in\b|put (?:me|her|him|them) (?:on|down)|keep (?:me|us|her|him) (?:posted|updated|informed|in the loop)|let (?:me|us|her|him) know|tell me when|waiting ?list|first in line|first to|shut up and take|take my money|(?:any|every) time|no[- ]brainer|said yes|says yes|pre-?order when)\b/iu

/** What they did, paid or gave: it is on a statement, or was seen. */
const done =
  /\b(?:(?:has |have |had |she |he |they |who |already |and |i |we |one |two |three |four |five |\d+ )?(?<!would have |\bget |\bbe |\bgets )(?:paid|bought|spent|ordered|signed (?:that|the|a|up (?:and|on|last|in|for \d)|on|last)|subscribed|renewed|came back|brought|sent|wired|transferred|put down|handed|gave|hired|built|wrote|rang|drove|tried|took|lost|left|made|switched|threw|returned|canceled|cancelled|met|pulled|showed|went|asked (?:twice|three|where|how|which|for (?:the|an|my) (?:invoice|contract|account|number|date))|called|typed|counted|drew|set up|picked up|started|got (?:a|an|two|three|his|her|their)|booked(?! if| when)))\b|\b(?<!(?:to|would|will|'d|'ll|could|can|might|gladly|happily|may|probably|definitely) )(?:pay|pays|spends?|uses?|buys?|costs? (?:her|him|them|us|me)|takes? (?:her|him|them|us|me)) (?:\p{L}+ )?(?:[$€£¥₹]?\d+|an?|one|two|three|half|every|each)\b|\bdeposit (?:of|paid|in|on|the)\b|\bso far\b|\balready\b|\blast (?:week|month|year|spring|summer|fall|autumn|winter|\p{Lu})|\byesterday\b/iu
/** A no is an answer, and promises nothing. */
const refused =
  /^"?(?:no|nope|not|nothing|never|none|nobody|i don't|they don't|doesn't)\b|\b(?:won't|wouldn't(?! (?:mind|hesitate|be (?:a|an) (?:problem|issue)))|would not|will not|refused|declined|don't want|doesn't want|not interested)\b/i
/** Said or told is not done, even when what they say is set in the past. */
const onlySaid =
  /\b(?:said|says|told (?:me|us)|promised|promises|swore|agreed|assured|claims?|claimed|wants?|wanted|plans?|planned|hopes?|intends?|thinks?|would|will|'d|'ll|could|might|definitely|probably)\b/i
const doneForSure =
  /\b(?<!\b(?:to|would|will|could|can|might|may|gladly|happily|probably|definitely|straight|immediately|right) |'d |'ll )(?:paid|bought|spent|ordered|wired|transferred|signed(?! up)|put down|handed|gave me|renewed|came back|brought|sent|deposit of|hired|subscribed)\b/i

/** As good as done is not done. */
const almost =
  /\b(?:(?:a|just a|only a|mere) (?:formality|matter of (?:time|days|weeks|paperwork))|formality|(?:all but|as good as|practically|basically|basicly|pretty much|nearly|almost|more or less|virtually) (?:done|a done deal|signed|sold|in|there|certain|settled|agreed|ours|paid|booked|through|theirs|won|closed|over the line)|done deal|(?:it's|its|is|are|good as|practically|basically|already) in the bag|(?:just|only) (?:need|needs|has|have|got|waiting|missing|the)\b (?:to (?:sign|pay|confirm|send|transfer)|the signature|for the|a signature|(?:his|her|their|my) (?:ok|okay|go))|in principle|verbal(?:ly)?|orally|by handshake|(?:super|very|really|dead|so|quite|pretty) (?:keen|interested|hot|into|close|eager|positive|up for)|(?:on|from) the (?:phone|line) said|(?:gave|given) (?:me |us )?(?:his|her|their) word|looks? (?:very |really )?(?:good|promising|likely|like (?:a yes|it'?s))|sounds? (?:very |really )?(?:good|promising|positive|like a yes)|(?:good|great|high) chances?|(?:only|just) (?:has|have|needs|need|had) to (?:\p{L}+ ){0,2}?(?:run|ask|talk|check|clear|tell|get|show|sign|decide|agree)\b|on (?:its|it's|his|her|their|the) way\b(?! (?:in|out|home|to|back|through|past|from)\b)|as good as|bound to|any (?:day|minute|moment|time|week) now|said so|good for it|owes? (?:me|us)|(?:mad|well|ever so) (?:keen|up for)|can't (?:really )?go wrong|fingers crossed|touch wood|pencill?ed in)\b/iu
/** Waiting for what is in others' hands. */
const waits =
  /\b(?:(?<!while )(?<=^|\bi |\bwe |\bto |\bjust |, )wait\b|waiting|sit(?:ting)? tight|hold(?:ing)? (?:on|out|tight)|hang(?:ing)? (?:on|in|tight)|bridge|survive|stay put|count(?:ing)? on|rely(?:ing)? on|bank(?:ing)? on|trust(?:ing)? (?:in|that|on)|hop(?:e|ing) (?:for|that|to)|see (?:if|whether|what)|(?:until|till|once|when|as soon as|before|by the time) (?:the|that|this|our|my|his|her|their) (?:\p{L}+ ){0,3}?(?:lands?|arrives?|comes?|is (?:here|in|through|paid|approved|there|signed)|gets? (?:here|paid|approved|in)|clears?|pays?|signs?|kicks? in|goes through|drops?))\b/iu
const others =
  /\b(?:he|she|they|it|(?:the|my|our|his|her|their) (?:\p{L}+ ){0,3}?\p{L}+)(?:'ll| will|'s going to| (?:is|are) going to|'d| would| should| might| could)\b|\b(?:he|she|they|who(?!ever)|bank|investor|landlord|customer|client|lady|guy|brother|sister|parents|uncle|friend|partner)\p{L}* (?:(?!has|have|had)\p{L}+ )?(?:promised|said (?:yes|he|she|they|it|i|we|that|the|his|her|my|our)|says|swore|assured|told (?:me|us)|agreed|wants? to|is (?:willing|ready|happy))\b/iu
const fixed =
  /\b(?:has|have|had)?(?:'s|'ve)? ?(?:already|allready) (?:paid|said|signed|agreed|sent)\b|\bsaid yes al+ready\b/i

export function promised(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const hoped = fixed.test(text) ? undefined : almost.exec(text)?.index
  if (wants === 'act') return hoped ?? (fixed.test(text) ? undefined : (waits.exec(text) ?? others.exec(text))?.index)
  return hoped ?? saidOnly(text)
}

/** Nothing so far, but. */
const yet =
  /(?<![.?!"] )\b(?:but|though|although|however)\b[^.?!]*?(?:'d|'ll|\b(?:would|will|could|might|wants?|plans?|promised|promises))\b/i

function saidOnly(text: string): number | undefined {
  const at = will.exec(text)
  if (!at || (refused.test(text) && !yet.test(text))) return undefined
  if (onlySaid.test(text) ? doneForSure.test(text) : done.test(text)) return undefined
  return at.index
}
