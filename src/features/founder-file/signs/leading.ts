import { plain } from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'

const thing =
  '(?:idea|app|apps|product|service|tool|software|platform|solution|start-?up|invention|concept|prototype|mvp|project|website|web ?shop|shop|store|course|program|system|offer|offering|package|plan|plans|app idea|business|brand|company|agency|studio|membership|subscription|newsletter|box|kit|gadget|device|demo|beta|pilot|trial|collection|method|machine|bot|assistant|dashboard|marketplace|lunchbox|workshop|class|card|bouquet|delivery)(?:s|es)?'
const pitch = new RegExp(
  `\\b(?:my|our|this|a new|the new|new) (?:\\p{L}+[- ]){0,3}?${thing}\\b|\\b(?:i|we)(?:'m|'ve|'re| am| are| have| had)?(?: \\p{L}+){0,2}? (?:build(?:ing)?|built|develop(?:ed|ing)?|creat(?:ed|ing)|invent(?:ed|ing)|launch(?:ed|ing)?|design(?:ed|ing)?|offer(?:ing|ed)?|sell(?:ing)?(?! (?:nothing|anything|you))|provide|specialize|start(?:ed|ing) (?:a|my|our|an)|came up with|work(?:ing)? on (?:a|an|my|our|the)|plan(?:ning)? (?:to|a|an) ?(?:open|launch|offer|start|build|sell)?|mak(?:e|ing) (?:a|an|our|my)|made (?:a|an)|deliver(?! you))\\b|\\b(?:we|i) (?:can )?(?:help|save|support) (?:you|businesses|companies|people|restaurants|\\p{L}+s)\\b|\\b(?:an?|the|this) (?:\\p{L}+[- ]){0,2}?${thing} (?:(?:that|which) (?!ran|was|were|had|went|came|did|broke|\\p{L}+ed\\b)|(?:for|to|with)\\b)`,
  'iu',
)
const hoped =
  /(?:^|[.!?"] )(?:don't|wouldn't|isn't|aren't|doesn't|wasn't|weren't|shouldn't|won't|can't|couldn't|haven't|hasn't|didn't)\b(?=[^.!?]*\?)|\b(?:don't|wouldn't|isn't|aren't|doesn't|wasn't|shouldn't|won't|can't|dont|wouldnt|isnt) (?:you|it|that|this|they)\b|\b(?<!\bwhat )(?:would|will|could|do|are|might) (?:you|they|he|she) (?:also )?(?:use|buy|like|pay|want|be (?:interested|willing|happy|excited|open)|love|prefer|think|agree|order|need|consider|recommend|sign|subscribe|find|interested|try|enjoy|imagine|see yourself)\b|\b(?:are|were) (?:you|they) (?:still |currently |also )?(?:looking|searching|interested|in need|open|ready)\b|\binterested in\b|\bhow much would\b|\bwhat would you (?:pay|think|say|give)\b|\bif (?:they|you|people|customers|he|she)(?:'d)? (?:would |might )?(?:like|buy|want|use|pay|love|are interested|be interested|find|think)\b|\b(?:if|whether) [^.?]{0,40}\bwould\b|would be (?:interesting|useful|helpful|good|great|nice|something)|\bwhether (?:they|you|people|customers|he|she)\b|\bimagine (?:a|an|there|having|how|you (?:had|have|could|can) a)\b|\bwhat (?:do )?(?:you|they) (?:think|say)|say what you|tell me what|(?:want|like) to (?:try|test|see it|join|have a look)|testers?\b|beta\b|\byour (?:thoughts|opinion|feedback|view|honest opinion|impression)\b|\b(?:thoughts|opinion|feedback|thumbs up|reaction)s? (?:on|about|to|for)\b|\b(?:their|some|for|any|give|get|get your|quick|honest) (?:opinion|feedback|thoughts)\b|(?<!\ball )\bright\?|\bgood idea\b|\bgreat idea\b|\bagree that\b|\bdo you think\b|\bcouldn't you\b|\bwould(?:n't)? it (?:not )?(?:be|help|make)\b|\b(?:annoying|frustrating|terrible|hard|difficult|painful|nice|great|easier|better) (?:that|if|when|for you|to)\b.*\?|\b(?:convince|persuade|pitch|present|demo(?:nstrate)?|introduce (?:you to|our|my|a|the)|show you|tell you (?:about|more about)|explain (?:how it|our|my|the|what)|to explain|how it works|sales call|special offer|discount|offer you|sell you|benefits? of|advantages? of|save you|saves? (?:you )?(?:time|money|\d)|save \d|best (?:price|deal|on the market|in town)|great (?:offer|deal|opportunity|product|solution)|perfect (?:for|solution)|limited)\b|\bsurvey\b/i
/** A word from the page itself tells them where to go. */
const button =
  /\b(?:click\w*|tap(?:ping)? (?:on|the)|press(?:ing)? (?:the|on|book|buy)|button|check ?out|shopping cart|\bcart\b|add to (?:cart|basket)|sign(?:ing)? up|log ?in|book now|buy now|(?:order|contact|registration|booking|request|enrollment|sign-?up) (?:form|page)|fill (?:it|this|in|out)\b|drop-?down|menu bar|go to (?:our|the) \p{L}* ?(?:page|site|website|shop|menu|section|tab|calendar|homepage)|(?:on|in|from|at|through|visit|use) (?:our|the) (?:\p{L}+ )?(?:page|site|website|webshop|online shop|menu|section|tab|homepage|app|calendar|shop|store)|home ?page|the "[^"]+" (?:page|section|link|tab))\b/iu
const unsold =
  /\b(?:(?:don't|won't|not|never|nothing|no|isn't|without) (?:\p{L}+ ){0,4}?(?:sell|sale|selling|pitch|offer|buy|idea|product|demo|advert\w*)|sell(?:ing)? (?:you )?(?:nothing|anything)|(?:tell|show|say|talk|explain)\b[^.]{0,30}\b(?:at the end|afterwards?|later|after(?: that)?|when we'?re done)|no (?:sales|pitch))\b/giu

/** It asks for what happened, and not for a verdict. */
const curious =
  /\b(?:learn\w*|understand\w*|find(?:ing)? out|stud(?:y|ying)|research|curious|hear\w*|listen\w*|tell me|walk me|take me through|talk me through|show me|questions?|asking|ask (?:you )?(?:how|what|about|when|where|why|some|a few|two|three|four|five)|(?:may|can|could) i ask|how (?:do|did|does|was|were|you|they|it|that|last)|what (?:happened|did|do you do)|last (?:time|week|month|year|night|\p{Lu})|stor(?:y|ies)|ask me (?:again|later|that)|told me|tell you (?:\p{L}+ )?(?:at|after|when|later|once)|answer (?:you|that|it) (?:\p{L}+ )?(?:at|after|when|later|once)|experience with|collecting)\b/iu

/** The answer is always yes. */
const allWell =
  /\b(?:is|are|was|were) (?:everything|all|it|that|this|things|you) (?:all |so far |still |going )*(?:ok|okay|fine|good|alright|all right|clear|well|happy|satisfied)\b(?! (?:if|to|for|with you if|when))[^.]*\?|\bhappy with (?:it|us|everything|the)\b[^.]*\?/iu
/** A question with one answer, which insults whoever is asked. */
const rhetorical =
  /\b(?:do|did) (?:you|they) (?:like|love|enjoy)\b|(?:^|[.!?,"] ?)(?:so |and |but )?(?:wouldn't|don't|isn't|aren't|doesn't|haven't|hasn't|wouldnt|dont|isnt|shouldn't) [^.?!]*\?|\b(?:who (?:wouldn't|doesn't|would not)|would(?:n't)? (?:you|it) (?:also |not |rather )*(?:like|love|want|prefer|be (?:great|nice|interested|good))(?! to (?:see|read|have a look|talk|meet|hear|know))|do(?:n't)? you (?:also |not |still |really )?(?:want|like|wish|dream|struggle|feel|hate|need)|(?:are|aren't) you (?:also )?(?:tired|sick|fed up|ready|looking|interested|losing|struggling|still)|what if (?:i|you|we)|(?:want|ready|interested|tired|fed up|sick of|looking|dreaming)(?: to| in| of| for)? [^.?!]*\?|how would you (?:like|feel)|imagine)\b/iu

export function leading(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const left = text.replace(unsold, (found) => ' '.repeat(found.length))
  if (wants === 'request') return (rhetorical.exec(text) ?? allWell.exec(text))?.index
  if (wants === 'question' && !curious.test(text)) return 0
  return (pitch.exec(left) ?? hoped.exec(left) ?? button.exec(left))?.index ?? allWell.exec(text)?.index
}
