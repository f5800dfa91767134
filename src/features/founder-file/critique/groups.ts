import { hasFigure } from './figures.ts'
import type { Wanted } from '../worksheets/questions.ts'
import { hasDeed } from './praise.ts'
import { isAmong, plain, tellingWords, wordsOf } from './specific.ts'

const universal =
  /(?:(?<!\bwith |\byou know |\bknow of |\bknow )\bevery(?:one|body)|(?<!\byou know |\bknow of |\bknow )\bany(?:one|body))\b|\b(?:who(?:so)?ever|all (?:kinds?|sorts?|types?|people|businesses|companies|small|women|men|ages|sizes|parents|families|owners|homeowners|industries|customers|clients|my|our|the (?:people|customers|businesses|companies)|who|those|that|(?!(?:of|my|the|our|other|these|day|night|week|year|hands|his|her|their)\b)(?:\p{L}+ )?\p{L}+s\b|of (?:us|them|you))|every (?:\p{L}+ )?(?:business|company|person|woman|man|household|family|home|owner|customer|parent|student|entrepreneur|founder|shop|freelancer)|any (?:\p{L}+ )?(?:business|company|person|kind|type|sort|owner|small|woman|man|family|household|customer|client|size|industry)|(?:people|men|women|customers|businesses|companies) in general|the (?:general )?public|general public|mass market|the (?:whole|entire) (?:world|city|town|country|market)|the average|most (?:people|businesses|companies|women|men|families)|many people|no matter (?:who|what|how|which)|regardless of|of (?:all|any) (?:ages?|sizes?|kinds?|types?|industries)|both (?:men and women|women and men|b2b and b2c|private and|companies and)|people like (?:you|us|me)|someone like (?:you|me|us)|(?:young|old) and (?:old|young)|worldwide|everywhere|anywhere|b2b and b2c)\b/iu
const ages =
  /\b(?:between|aged?|from|over|under|above)? ?\d{2} ?(?:-|–|to|and|until) ?\d{2}\b|\b(?:over|under|above|aged) \d{2}\b|\bgen(?:eration)?[- ][xyz]\b|\d{2}\+/i
const broad = new Set(
  `people person woman man parent mother mom mum dad father family household couple single student pupil kid child teenager teen adult youth senior retiree pensioner
  business company sme smb startup start-up enterprise firm organization entrepreneur founder freelancer solopreneur self-employed professional employee worker executive manager owner ceo leader team
  customer client consumer user buyer shopper guest visitor member follower fan subscriber friend neighbor acquaintance contact homeowner house-owner tenant renter landlord resident citizen local tourist traveler traveller expat immigrant lover enthusiast fan addict aficionado
  creator influencer coach consultant agency restaurant shop store retailer hotel cafe café school teacher creative artist brand millennial boomer
  young old older elderly busy modern local urban rural small medium medium-sized mid-sized midsize middle-aged middle-class middle large private corporate working ambitious aspiring hard-working hardworking
  health-conscious health conscious quality-conscious price-conscious environmentally eco-conscious eco-friendly sustainable conscious aware tech-savvy digital online male female age aged gender income educated wealthy rich class
  city town country region county state area nearby neighborhood surrounding world germany europe america usa uk
  lifestyle life style food fitness sport wellness beauty fashion travel music art culture nature shopping technology
  small- open-minded interested demanding discerning`.split(/\s+/),
)
const wishing =
  /\b(?:wants?|needs?|likes?|loves?|enjoys?|cares? (?:for|about)|interested in|looking (?:for|to)|looks for|values?|appreciates?|wish(?:es)?|into|struggl\w+|serious about|passionate about|tired of|lovers?\b|fans? of|trying to|ready (?:to|for)|willing to|striving|aiming to|on the lookout|dreaming|in need of|wanting|needing|seeking|who has a need|could use|benefits? from)\b/i
const restricting =
  /\b(?:whose|(?<!about )where|when|after|before|since|just|still|last|this (?:week|month|fall|spring|summer|winter|year)|with|without|who (?!want|need|like|love|enjoy|care|are|is|value|look|appreciate|wish|struggle))\b/i
const loosely = /^(?:a few|some|several|many|most|various|different|other|lots of|happy|satisfied|loyal|regular|existing)\b/i
const knows = /\bdo you know (?:anyone|anybody|someone|somebody|a|an)\b/i
/** A name, or two words of one: a person, and no group. */
const isNamed = (text: string) => /^\p{Lu}\p{Ll}+$|\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)
const counted = /\ball \d|\b(?:everyone|everybody) (?:booked|who (?:paid|booked|ordered|signed|bought))/i

/** A word for a group, standing alone. */
const plural = /^(?:the |all )?(?:\p{L}+ )?\p{L}+(?:ers|ors|ists|ians|ants|ents|eurs|ees|als|oks|ples|ies)$/iu
const mightNeed = /^any\b|\b(?:someone|somebody|those|people|anybody|anyone) (?:who|that) (?:might|may|could|would|needs?|wants?|likes?|loves?|is looking|are looking|is interested|are interested)\b/i

/** What could be said of anybody on any list. */
const hardlyFits = /^(?:(?:he|she|they) )?(?:has|have|is|are|runs?|owns?|works?|wants?|needs?|could|might|may|would|likes?)\b/i

export function anyone(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const telling = tellingWords(text, broad).length
  const all = counted.test(text) ? null : universal.exec(text)
  if (all && !(telling > 3 && knows.test(text))) return all.index
  if (plural.test(text) && telling < 2) return 0
  const aged = ages.exec(text)
  if (aged && telling < 2) return aged.index
  return hasFigure(text) || (telling > 0 && isNamed(text)) ? undefined : (boundless(text, telling) ?? (wants === 'situation' ? unplaced(text, telling) : undefined))
}

/** A group that nothing but its wishes restricts. */
function boundless(text: string, telling: number): number | undefined {
  const isGroup = wordsOf(text).some((word) => isAmong(broad, word) && word.endsWith('s')) || /\b(?:people|women|men)\b/i.test(text)
  const length = wordsOf(text).length
  if (mightNeed.test(text) && telling < 4) return 0
  if (hardlyFits.test(text) && telling < 3 && /\b(?:could|might|may|would|wants?|anything|everything|some ?(?:point|day|time))\b/i.test(text)) return 0
  if (telling === 0 && hasDeed(text)) return undefined
  if (telling === 0) return restricting.test(text) && length > 5 ? undefined : 0
  if (isGroup && loosely.test(text) && telling <= 1 && length < 7) return 0
  const isPlural = /^(?:the |young |small |local )?\p{L}+s (?:who|that|which|with|wanting|looking)\b/iu.test(text)
  const isWish = wishing.test(text) && telling <= 2 && length < 14 && !restricting.test(text)
  return ((isGroup || isPlural) && isWish) || (isGroup && telling === 1 && length <= 4) ? 0 : undefined
}

/** No situation in which they could be met: next to no word that any group couldn’t share. */
const unplaced = (text: string, telling: number) =>
  telling > 1 || (restricting.test(text) && wordsOf(text).length > 5) ? undefined : 0
