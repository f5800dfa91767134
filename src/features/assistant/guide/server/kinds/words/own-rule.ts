import type { KindGroup } from '../../said/answered-as.ts'
import { linked, type Talk } from '../../talk.ts'
import { plainText } from '../own/say-own.ts'

const page = 'terms-and-guarantee'
const somebody =
  /\b(?:customers?|clients?|buyers?|guests?|patients?|tenants?|owners?|members? of my|woman|man|lady|guy|she|he|they|someone|somebody|mrs?|ms)\b/
/** What the member promised, and what they ask beforehand, decide such a case. */
const cases: readonly (readonly [field: string, sign: RegExp])[] = [
  [
    'payment',
    /\bdeposit\b.{0,60}\b(?:back|return\w*|keep|cancel\w*|called off)\b|\b(?:cancel\w*|called off|no[- ]shows?)\b.{0,60}\bdeposit\b/,
  ],
  [
    'promise',
    /\b(?:money|refund|half|some|part|price|all|labou?r|everything|fee) (?:of it )?back\b|\brefund(?:s|ed)?\b|\b(?:wants?|asks?|demands?) (?:me )?(?:a |to )?(?:re-?do|repair|fix|discount|compensation|replacement)\b|\b(?:complain\w*|not happy|unhappy|dissatisfied|fed up)\b/,
  ],
]
/** A rule for all cases is asked of the lesson. */
const inGeneral =
  /\b(?:should i offer|how (?:do|can|should) i (?:write|word|phrase)|refund policy|guarantee policy|a guarantee)\b/

/** The rule that the member wrote for a case like this, which goes before what is usual. */
export async function ownRule(talk: Talk, group: KindGroup): Promise<readonly string[]> {
  const { plain, text, question } = talk
  const told = text.toLowerCase()
  const field = cases.find(([, sign]) => sign.test(told))?.[0]
  if (!field || group !== 'lesson' || !somebody.test(told) || inGeneral.test(plain)) return []
  const { own } = question
  const asked = { pageId: page, label: '', isCount: false, addresses: [field] }
  const [found] = await own.readPlaces([asked])
  const rule = found?.isOpen ? found.figures[0] : undefined
  if (!found || !rule) return []
  return [
    `You wrote a rule for this on ${linked(found.title, found.href, talk)}: **${plainText(rule.text)}** If this is such a case, it goes first.`,
  ]
}
