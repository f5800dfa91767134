import { type Kind, linked, type Talk } from '../../talk.ts'
import { lesson } from '../lesson.ts'
import { linesOf } from '../own/say-own.ts'
import { isDoubt } from './uncertain.ts'

/** What an office sets or a market makes, and who would know it today. */
const rates: readonly { sign: RegExp; who: string; page?: string }[] = [
  {
    sign: /\b(?:vat|gst|hst|sales tax|(?:corporat\w+|income|payroll|trade|business|capital gains|property|wealth|dividend) tax|tax)(?:es)? (?:rates?|brackets?|allowance|threshold)\b|\b(?:rate|threshold) of (?:vat|gst|tax)\b|\bhow (?:much|high) is (?:the )?(?:vat|gst|sales tax|[a-z]+ tax)\b/,
    who: 'The tax office’s own page has it, with the day from which it holds, and your accountant knows which one is yours',
    page: 'law-list',
  },
  { sign: /\b(?:minimum|living) wage\b/, who: 'The labor office’s page has it, with the day from which it holds' },
  {
    sign: /\b(?:interest|exchange|inflation|base|mortgage) rates?\b|\binflation\b/,
    who: 'The central bank’s page has it, and your own bank says what it means for you',
  },
]
const asksValue = /\b(?:what(?:'s|s| is| are)|how (?:much|high) (?:is|are)|do you know|tell me|which|current)\b/
/** What is charged or owed oneself, and how one deals with it, is asked of a lesson or of one’s own file. */
const ofOneself = /\b(?:my|our|i|we|should|mean|means|meaning|difference|explain)\b/

/** “Will they lower their prices?”: of others, and not of what follows from one’s own doing. */
const others =
  /^\W*(?:(?:so|and|but|ok|hi|hey) )*(?:(?:do you (?:think|know|believe)(?: (?:if|whether|that))? )(?=\S+ )|(?:will|are|is|when will|would) )(?!(?:i|we|you|it|that|this|there|my|our|your|me|elite|quantum|starter)\b)(?:[\w'’&-]+ ){1,7}?(?:will |going to |be |(?:ever |soon )?)(?:lower|raise|drop|cut|increase|open|close|move|rise|fall|change|survive|copy|sue|win|come back|go (?:up|down|bust|bankrupt|under)|going (?:up|down))\b/
const ofOwnDoing = /\b(?:if|when|once|after) (?:i|we)\b|\b(?:quantum|elite|starter|membership|lessons?|program)\b/

/** What no text here can have: today’s rate of an office, and what others will do. That is said first. */
export const cannotKnow: Kind = {
  group: 'cannot-know',
  read: (talk) => {
    const { plain } = talk
    const rate =
      asksValue.test(plain) && !ofOneself.test(plain) ? rates.find(({ sign }) => sign.test(plain)) : undefined
    if (rate) return () => rateOf(rate, talk)
    return others.test(plain) && !ofOwnDoing.test(plain) ? () => whateverComes(talk) : undefined
  },
}

async function rateOf({ who, page }: (typeof rates)[number], talk: Talk): Promise<string[]> {
  const { own } = talk.question
  const [place] = page ? own.placesOf([page]) : []
  const asked = place && own.findPlacesOn(place.title, 'proof that I know my VAT, GST or sales tax threshold')
  const found = asked ? await own.readPlaces(asked.places) : []
  const noted = found.find(({ figures }) => figures.some(({ label }) => label.includes('threshold')))
  return [
    `I don’t have that: such figures differ by country and change, I don’t search the web, and an old one could cost you money. ${who}.`,
    ...(noted && noted.figures.length > 0
      ? [`What you noted yourself, on ${linked(noted.title, noted.href, talk)}:`, linesOf(noted)]
      : []),
  ]
}

const opener = 'I can’t know that, and no one can tell you for certain what others will do.'
async function whateverComes(talk: Talk): Promise<string[]> {
  const lines = (await lesson.read(talk)?.()) ?? []
  const [first, more] = lines.filter((line) => !isDoubt(line))
  return [
    opener,
    ...(first ? [`What you can do in any case: ${first}`] : []),
    ...(more?.startsWith('More in') ? [more] : []),
  ]
}
