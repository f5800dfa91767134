import { hasFigure } from '../critique/figures.ts'
import { isAmong, plain, tellingWords, wordsOf } from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'
import { hasDeed } from './praise.ts'

const universal =
  /(?:(?<!\bwith |\byou know |\bknow of |\bknow )\bevery(?:one|body)|(?<!\byou know |\bknow of |\bknow )\bany(?:one|body))\b|\b(?:who(?:so)?ever|all (?:kinds?|sorts?|types?|people|businesses|companies|small|women|men|ages|sizes|parents|families|owners|homeowners|industries|customers|clients|my|our|the (?:people|customers|businesses|companies)|who|those|that|(?!(?:of|my|the|our|other|these|day|night|week|year|hands|his|her|their)\b)(?:\p{L}+ )?\p{L}+s\b|of (?:us|them|you))|every (?:\p{L}+ )?(?:business|company|person|woman|man|household|family|home|owner|customer|parent|student|entrepreneur|founder|shop|freelancer)|any (?:\p{L}+ )?(?:business|company|person|kind|type|sort|owner|small|woman|man|family|household|customer|client|size|industry)|(?:people|men|women|customers|businesses|companies) in general|the (?:general )?public|general public|mass market|the (?:whole|entire) (?:world|city|town|country|market)|the average|most (?:people|businesses|companies|women|men|families)|many people|no matter (?:who|what|how|which)|regardless of|of (?:all|any) (?:ages?|sizes?|kinds?|types?|industries)|both (?:men and women|women and men|b2b and b2c|private and|companies and)|people like (?:you|us|me)|someone like (?:you|me|us)|(?:young|old) and (?:old|young)|worldwide|everywhere|anywhere|b2b and b2c)\b/iu
const ages =
  /\b(?:between|aged?|from|over|under|above)? ?\d{2} ?(?:-|–|to|and|until) ?\d{2}\b|\b(?:twenty|thirty|forty|fifty|sixty) (?:to|and|till|until) (?:thirty|forty|fifty|sixty|seventy)\b|\b(?:over|under|above|aged) \d{2}\b|\bgen(?:eration)?[- ][xyz]\b|\d{2}\+/i
const broad = new Set(
  `people person woman man parent mother mom mum dad father family household couple single student pupil kid child teenager teen adult youth senior retiree pensioner
  business company sme smb startup start-up enterprise firm organization entrepreneur founder freelancer solopreneur self-employed professional employee worker executive manager owner ceo leader team
  customer client consumer user buyer shopper guest visitor member follower fan subscriber friend neighbor acquaintance contact homeowner house-owner tenant renter landlord resident citizen local tourist traveler traveller expat immigrant lover enthusiast fan addict aficionado
  creator influencer coach consultant agency restaurant shop store retailer hotel cafe café school teacher creative artist brand millennial boomer
  young old older elderly busy modern local urban rural small medium medium-sized mid-sized midsize middle-aged middle-class middle large private corporate working ambitious aspiring hard-working hardworking
  health-conscious health conscious quality-conscious price-conscious environmentally eco-conscious eco-friendly sustainable conscious aware tech-savvy digital online male female age aged gender income educated wealthy rich class
  city town country region county state area nearby neighborhood surrounding world germany europe america usa uk
  lifestyle life style food fitness sport wellness beauty fashion travel music art culture nature shopping technology
  lady gentleman guy girl boy folk upper upward bracket earning earner children suburb suburban commuter married divorced degree
  small- open-minded interested demanding discerning`.split(/\s+/),
)
const wishing =
  /\b(?:wants?|needs?|likes?|loves?|enjoys?|cares? (?:for|about)|interested in|fanc(?:y|ies)|looking (?:for|to)|looks for|values?|appreciates?|wish(?:es)?|into|struggl\w+|serious about|passionate about|tired of|lovers?\b|fans? of|trying to|ready (?:to|for)|willing to|striving|aiming to|on the lookout|dreaming|in need of|wanting|needing|seeking|who has a need|could use|benefits? from)\b/i
const restricting =
  /\b(?:whose|(?<!about )where|when|after|before|since|just|still|last|this (?:week|month|fall|spring|summer|winter|year)|with|without|who (?!don't|do not|doesn't|hate|dislike|find|want|need|like|love|enjoy|care|are|is|value|look|appreciate|wish|struggle))\b/i
const loosely =
  /^(?:a few|some|several|many|most|various|different|other|lots of|happy|satisfied|loyal|regular|existing)\b/i
const knows = /\bdo you know (?:anyone|anybody|someone|somebody|a|an)\b/i
/** A name, or two words of one: a person, and no group. */
const isNamed = (text: string) => /^\p{Lu}\p{Ll}+$|\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)
const counted = /\ball \d|\b(?:everyone|everybody) (?:booked|who (?:paid|booked|ordered|signed|bought))/i

/** A word for a group, standing alone. */
const plural = /^(?:the |all )?(?:\p{L}+ )?\p{L}+(?:ers|ors|ists|ians|ants|ents|eurs|ees|als|oks|ples|ies)$/iu
const mightNeed =
  /^any\b|\b(?:someone|somebody|those|people|anybody|anyone) (?:who|that) (?:might|may|could|would|needs?|wants?|likes?|loves?|is looking|are looking|is interested|are interested)\b/i

/** What could be said of anybody on any list. */
const hardlyFits =
  /^(?:(?:he|she|they) )?(?:has|have|is|are|runs?|owns?|works?|wants?|needs?|could|might|may|would|likes?)\b/i

type Group = { text: string; telling: number; length: number; isGroup: boolean }

function groupOf(text: string): Group {
  const words = wordsOf(text)
  const isGroup =
    words.some((word) => word.endsWith('s') && isAmong(broad, word)) || /\b(?:people|women|men)\b/i.test(text)
  return { text, telling: tellingWords(text, broad).length, length: words.length, isGroup }
}

/** “With kids, or pets, or who’s just busy”: any of these would do. */
const anyOf = /\b(?:some(?:one|body)|any(?:one|body)|people)\b[^.?!]*?,? or\b[^.?!]*?,? or\b/i

export function anyone(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const group = groupOf(text)
  const either = anyOf.exec(text)
  if (either) return either.index
  const isExact = counted.test(text) || (group.telling > 3 && knows.test(text))
  const all = isExact ? null : universal.exec(text)
  if (all) return all.index
  if (wants === 'group') return isCensus(group) ? 0 : undefined
  return isOpen(group, wants) ? 0 : undefined
}

function isOpen(group: Group, wants?: Wanted): boolean {
  const { text, telling } = group
  if ((wants === 'name' && isSeveral(text)) || isBare(group)) return true
  if (hasFigure(text) || (telling > 0 && isNamed(text))) return false
  return isBoundless(group) || isWished(group) || (wants === 'situation' && isUnplaced(group))
}

/** The word for a group and nothing else, or a group by its age. */
const isBare = ({ text, telling, length }: Group) =>
  (plural.test(text) && (telling < 2 || length < 3)) || (ages.test(text) && telling < 2 && !restricting.test(text))

const possibly = /\b(?:could|might|may|would|wants?|anything|everything|some ?(?:point|day|time))\b/i

const counting =
  /\b(?:age[ds]?|years? old|yr|income|earn\p{L}*|salary|middle[- ]class|upper|wealthy|affluent|educated|gen[- ]?[xyz]|millennials?|boomers?|b2b|b2c|smes?|smbs?|urban|rural|suburb\p{L}*|female|male|women|men|ladies|gentlemen|married|singles?|famil(?:y|ies)|households?|retire\p{L}+|seniors?|students?|professionals?|employees|small (?:business|compan)\p{L}*)\b|\d{2} ?(?:-|–|to|and) ?\d{2}\b|\d{2}\+|\b(?:twenty|thirty|forty|fifty|sixty) (?:to|and|till|until) (?:thirty|forty|fifty|sixty|seventy)\b/iu
const moment =
  /\b(?:whose|where|when|after|before|since|just|still|last|this|without|who|(?<=with )(?:no|an?|the|two|three))\b/i
/** What a census asks, and no situation. */
const isCensus = ({ text, telling }: Group) => counting.test(text) && telling < 2 && !moment.test(text)

/** Nothing that restricts it, or what could be said of anybody on any list. */
function isBoundless({ text, telling, length, isGroup }: Group): boolean {
  if (mightNeed.test(text) && telling < 4) return true
  if (hardlyFits.test(text) && telling < 3 && possibly.test(text)) return true
  if (hasDeed(text)) return false
  if (telling === 0) return length < 6 || knows.test(text) || !restricting.test(text)
  return telling === 1 && ((isGroup && length < 5) || (hardlyFits.test(text) && length < 4))
}

const troubled = /\b(?:struggl\p{L}+|help|trouble|deal\p{L}*|problems?|issues?) with\b/giu

/** A group that only its wishes restrict, or that is “some” of a group. */
function isWished({ text, telling, length, isGroup }: Group): boolean {
  if (isGroup && loosely.test(text) && telling < 2 && length < 7) return true
  const isPlural =
    isGroup || /^(?:the |young |small |local )?\p{L}+s (?:who|that|which|with|wanting|looking)\b/iu.test(text)
  return isPlural && wishing.test(text) && telling < 3 && length < 14 && !restricting.test(text.replace(troubled, ' '))
}

/** No situation in which they could be met: next to no word that any group couldn’t share. */
function isUnplaced({ text, telling, length }: Group): boolean {
  const isPlaced = telling === 1 && /\b(?:on|at|before|after|from|behind|next to)\b/i.test(text)
  return telling < 2 && !(length > 5 && (isPlaced || restricting.test(text)))
}

/** More than one of a group, where one name is asked for. */
const isSeveral = (text: string) =>
  wordsOf(text)
    .slice(0, 3)
    .some((word) => word.endsWith('s') && isAmong(broad, word))
