import type { Doubt } from '../worksheets/doubts.ts'
import { patterns } from '../worksheets/missing.ts'

/** What a stranger could check: a figure, a day, a name, something left out, or an act that can be seen. */
const checkable =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|first|second|third|last|next)\b|\b(?:today|tonight|tomorrow|morning|noon|evening|night|week|month|before|after|until|once|when|while)\b|\b(?:no|not|don['’]t|never|none|nothing|without|only)\b|\b(?:calls?|sells?|writes?|sends?|visits?|asks?|drives?|puts?|stops?|stays?|leaves?|clos\w+|pays?|paid|cuts?|shows?|reads?|signs?|answers?|counts?|makes?|carr\w+|takes?|keeps?|opens?|checks?|moves?|names?|photos?|tables?|lists?|pages?|dictates?|hands?)\b|[,“:;]/iu
/** Not the first word, which is written large anyway. */
const aName = /\p{L}\S* \p{Lu}\p{L}+/u

type Words = { has?: RegExp; lacks?: RegExp; orName?: RegExp; unless?: RegExp; says: string }

/** Rough on purpose, as the rules of `good` are: better to miss a flaw than to doubt a good answer. */
export const doubtWords: Record<Doubt, Words> = {
  number: { lacks: patterns.number, says: 'No number to check this by.' },
  'two numbers': { lacks: patterns['two numbers'], says: 'Nothing to compare: it takes two figures.' },
  cause: {
    lacks: /\b(?:because|since|due to|as a result|caused?|came from|comes from|so that|reason|after|why|as)\b/i,
    says: 'No cause is named, so there’s nothing to change yet.',
  },
  date: { lacks: patterns.date, says: 'No day is named.' },
  person: { lacks: patterns.person, says: 'No person is named.' },
  vague: {
    has: /\b(?:some(?:how|time|day|thing|times)|as soon as possible|whenever|when(?:ever)? i (?:can|have time)|maybe|perhaps|(?:try|tries|trying|efforts?|harder)\b|think about|look into|see (?:what|how|if|where)|more efficient\w*|motivated|balance|health(?:y|ier)|happy|unhappy|happier|satisf\w+|better|improve\w*|overall|in general|generally|always|all the time|often|constantly|every ?day life|daily life|quality|(?:bad|poor|good) service|everything|disciplined|organized|reconsider|rethink|stress\w*|love|delighted|nothing really|various|whatever|etc)\b/i,
    lacks: checkable,
    orName: aName,
    unless: /\d/,
    says: 'No one could check from outside whether this happened.',
  },
  anyone: {
    has: /(?<!\bwith |\byou know )\b(?:every(?:one|body)|any(?:one|body)|all (?:kinds|sorts|types|people|businesses|companies|small|women|men)|people in general|the general public|(?:women|men|adults|people) (?:between|aged|from) \d+)\b/i,
    says: 'This describes everyone, so it helps to find no one in particular.',
  },
  promised: {
    has: /\b(?:would|will|'ll|'d|’ll|’d|could imagine|can imagine|plans? to|planning to|going to|intends?|willing to|ready to pay|hopes? to|some ?day|next (?:year|month)|probably|definitely|might)\b/i,
    says: 'This is about what someone might do, and not about what they did.',
  },
  opinion: {
    has: /\b(?:(?<!something )(?:like[sd]?|love[sd]?|enjoy(?:s|ed)?) (?:it|your|working|this|that|my|our)|(?:likes|liked|love[sd]?|enjoy(?:s|ed)?) the|(?:great|good|nice|cool|interesting|brilliant|wonderful|fantastic|amazing) (?:idea|concept|product|potential|service)|sounds? (?:good|great|nice|interesting|useful)|interested|interesting|useful|potential|wonderful|talented|amazing|(?:think|believe|feel)s? (?:you|it|this|that|they|the)\b|you are (?:great|good)|believes?|excit(?:ed|ing)|catchy|clever|creative|curious|enthusiastic|impressed|pleased|such a|feels? like|helpful|smart|would click)\b/i,
    says: 'A compliment costs nothing. It says what they feel, and not what they do.',
  },
  leading: {
    has: /\b(?:don['’]t you|wouldn['’]t (?:you|it)|would you (?:use|buy|like|pay|want)|do you (?:like|think|want)|i['’]m building|i am building|my (?:idea|app|product)|great idea|demo|feedback|(?:we|i) (?:have )?(?:built|developed|made|created|launched)|our (?:app|product|tool)|what you think)\b/i,
    says: 'This tells them which answer you hope for.',
  },
  several: {
    has: /\bor\b|,[^,.;]{2,40},? (?:and|or) |\band (?:an?|the|\d|[\d,.]+)\s/i,
    says: 'Several things together: your reader has to choose, and so do you.',
  },
  hidden: {
    lacks: /\d|\b(?:free|hundred|thousand)\b/i,
    says: 'No price is named, and readers who were ready leave.',
  },
  discount: {
    has: /\d+ ?% (?:off|discount|less|cheaper)|\bdiscount\b|\b(?:normally|usually|instead of|in place of|list price|early birds?|reduced|special price|(?:go|come) down to)\b|\bbut (?:for you|i c(?:an|ould))\b|\b(?:could|can|i['’]d) (?:offer|do) (?:you |it )/i,
    unless:
      /\b(?:in exchange|in return|because|in advance|prepa(?:id|y\w*)|up ?front|if you (?:take|pay|bring|leave)|leav(?:e|ing) out|without the|no discount|never)\b/i,
    says: 'The price goes down and nothing is given in return.',
  },
  solution: {
    has: /\b(?:there (?:is|are) no|(?:has|have) no|lacks?|needs?|miss(?:es|ing)?|don['’]t have|do not have|without) (?:an? |any |the |one )?(?:\w+ ){0,2}?(?:app|tool|platform|software|system|solution|website|dashboard|service)\b/i,
    says: 'This is your product with a minus sign, and not what they do on a bad day.',
  },
  boast: {
    has: /\b(?:innovative|best|leading|world-class|top|premium|(?:high-)?quality|professional|passion\w*|trust|authentic|unique|modern|cutting-edge|seamless|solutions?|experts?|excellent|outstanding|trusted|reliable|friendly|affordable|family business|superior|finest|exceptional|first-class)\b/i,
    says: 'A rival could say the same words.',
  },
}
