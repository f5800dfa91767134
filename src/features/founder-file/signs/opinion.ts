import { hasDay, hasFigure } from '../critique/figures.ts'
import { plain, tellingWords } from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'
import { costlyDeed, hasDeed, mildPraise, strongPraise } from './praise.ts'

const denied = /\b(?:never|not|no|had|because|only|without)\b|n't\b/i
const someone = /\b(?:i|you|he|she|they|we|people|customers|clients|everyone|everybody|it)\b/i

/** To ask what they feel gets a compliment. */
const asksFeeling =
  /\b(?:how|what|whether|if) (?:they|people|customers|guests|everyone|he|she|you) (?:all )?(?:(?:would )?(?:find|finds|like|likes|think|thinks|feel|feels|rate)|say|says) (?:of |about )?(?:it|them|this|that)\b|\b(?:how|what|whether|if) (?:\p{L}+ )?(?:they|people|customers|guests|everyone|friends) (?:react|respond|say|comment)\b|\bsee (?:what happens|if anyone|if there|whether there)|\bask(?:s|ed|ing)? (?:\p{L}+ ){0,4}?what (?:do |does |did |would )?(?:they|you|he|she|people) (?:think|feel|like)\b|\b(?:get|ask for|collect|hear) (?:\p{L}+ )?(?:feedback|opinions?|thoughts|impressions?)\b/iu
/** Beside the quote, what somebody was seen to do. */
const seenDoing =
  /(?:^|[.!?"] +)(?!seems|looks like|likes|loves|finds|thinks|says|feels|sounds|enjoys|believes|reckons|considers|wants|needs|agrees|is|was|has|this|always|yes)\p{L}{2,}s (?:past|the|her|his|their|up|down|to|back|on|off|away|out|over|twice|through|for)\b/iu

/** Raised by what somebody feels, unless the answer tells what they did as well; of several quotes most have to. */
export function opinion(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const asked = asksFeeling.exec(text)
  if (asked) return asked.index
  if (wants === 'quote' && retold(text)) return 0
  const guess = wants === 'seen' ? mindRead.exec(text) : null
  if (guess) return guess.index
  if (/"/.test(text) && seenDoing.test(text.replace(/"[^"]*"/g, '"'))) return undefined
  const quotes = [...text.matchAll(/"[^"]+"/g)]
  if (quotes.length < 3) return felt(text) ?? (wants === 'deed' ? untold(text) : undefined)
  const raised = quotes.filter(([quote]) => felt(quote) !== undefined)
  return raised.length * 2 > quotes.length ? raised[0]?.index : undefined
}

/** What no camera would show: what goes on in someone, or what they are always like. */
const mindRead =
  /\b(?:you|he|she|they|\p{Lu}\p{Ll}+)(?:'re| are| is|'s)? (?:\p{L}+ ){0,2}?(?:don't|dont|doesn't|doesnt|didn't|didnt|never|no longer|not|just|simply|always|clearly|obviously|couldn't|seem|seems|think|thinks|thought|want|wants|wanted|feel|feels|believe|lost|lack|lacks) (?:\p{L}+ ){0,3}?(?:car(?:e|es|ed|ing)|bother(?:ed)?|mind|interest(?:ed)?|serious(?:ly)?|respect(?:ful)?|motivat\p{L}+|commit\p{L}+|engag\p{L}+|want(?:ed)?|like[sd]?|love[sd]?|trust\p{L}*|think|believe|try|trying|listen(?:ing)?|concentrat\p{L}+|important|too good|fond|late|sloppy|careless|lazy|rude|unfriendly)\b|\b(?:your|his|her|their) (?:\p{L}+ )?(?:head|mind|heart|thoughts|attitude|mood|motivation|focus)\b|\b(?:i|we) (?:sense|feel|think|believe|suspect|guess|reckon|have the (?:feeling|impression)|get the (?:feeling|impression|sense))\b|\b(?:attitude|vibe|gut)\b|\b(?:com(?:e|es|ing)|came) across\b|\b(?:as if|as though|like) (?:you|he|she|they)(?:'d|'re)? (?:\p{L}+ )?(?:don't|dont|couldn't|couldnt|didn't|can't|are|were|own|want)|\b(?:gives?|give) a (?:\p{L}+)\b(?= about)|\b(?:made|makes|left) (?:me|us|him|her|them|everyone|everybody|people) (?:\p{L}+ )?(?:angry|mad|sad|furious|upset|annoyed|feel|nervous|uncomfortable|crazy)\b|\b(?:i|we|others|everyone|everybody|they)(?:'m|'re| am| are| is| was| were) (?:\p{L}+ )?(?:annoyed|angry|upset|furious|fed up|disappointed|unhappy|frustrated)\b/iu
const feltBy =
  /\b(?:(?:dis|un|very |quite |generally |totally |rather |really |so |pretty |overall )?satisf\p{L}+|overwhelm\p{L}+|frustrat\p{L}+|stress\p{L}*|scepti\p{L}+|skepti\p{L}+|reluctan\p{L}+|hesitan\p{L}+|reserved|unsure|uncertain|confus\p{L}+|positive|negative|open (?:for|to)|enthusias\p{L}+|interest\p{L}*|curious|pressure|annoyed|angry|worried|disappoint\p{L}+|happy|unhappy|pleased|impressed|keen|critical|undecided|thought|felt|found|considers?|considered|feels|thinks|wants?|wanted|needs?|needed|a bit (?:dear|expensive|pricey|much)|too (?:dear|expensive|pricey|complicated|much)|fed up|sick of|tired of|poor|bad|usability|experience|price|never really|not (?:really|that) \p{L}+|ratio|service|quality|overall|in general|generally)\b/iu
const ownVoice = /"|\b(?:i|i'm|i've|i'd|my|me|we|we'd|our)\b/i
const aboutThem =
  /^(?:(?:he|she|they|was|were|both|all|most|people) )?(?:\p{L}+ )?(?:came across|comes across|seem(?:s|ed)?|felt|feels|found|finds|thought|thinks|considers?|appear(?:s|ed)?|believes?|had the (?:feeling|impression))\b/iu
/** In the writer's words: no quotation, nobody who speaks, nothing that was done, and a state of mind. */
const retold = (text: string) =>
  (!ownVoice.test(text) || (aboutThem.test(text) && !/"/.test(text))) &&
  !hasFigure(text) &&
  !costlyDeed.test(text) &&
  feltBy.test(text)

/** No act, no figure, no day, and next to nothing that could be looked at. */
const untold = (text: string) =>
  hasDeed(text) || hasFigure(text) || hasDay(text) || tellingWords(text).length > 1 ? undefined : 0

function felt(text: string): number | undefined {
  const strong = strongPraise.exec(text)
  if (strong && !costlyDeed.test(text) && !(hasFigure(text) && hasDeed(text))) return strong.index
  const mild = mildPraise.exec(text)
  if (hasDeed(text) || hasFigure(text) || hasDay(text)) return undefined
  return mild ? mild.index : someone.test(text) && !denied.test(text) && tellingWords(text).length < 1 ? 0 : undefined
}
