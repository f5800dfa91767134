import { stemsOf } from '#platform/server/language/word-stems.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'
import { linesOf as linesOfItems } from './lists/own-rows.ts'
import { namesIn } from './own-learned.ts'
import { isOfProduct } from './own-words.ts'
import { linesOf } from './say-own.ts'

/** “What’s the VAT rate in Ireland right now?”, “will they lower their prices?”: what is out in the world is known to no text here. */
export const ofWorld: Kind = {
  name: 'world',
  read: (talk) => {
    const { plain } = talk
    if (plain.length > longest || isOfProduct(plain) || ofProgram.test(plain)) return undefined
    if (ofTomorrow.test(plain) && !ofOneself.test(plain)) return () => withNoteOfNamed(talk)
    const subject = subjects.find(({ sign }) => sign.test(plain))
    if (!subject || ofOneself.test(plain) || !isFact.test(plain)) return undefined
    return () => withOwnNote(subject.says, subject.sign.exec(plain)?.[0] ?? '', talk)
  },
}

const longest = 140
const ofOneself = /\b(?:my|mine|our|i|we|me|us|i'm|i've|i'd|we've)\b/
const ofProgram = /\b(?:you|your|this (?:program|site|app)|the (?:program|plan|price of))\b/
/** What others will do. */
const ofTomorrow =
  /^\W*(?:(?:so|and|but|hey|hi|do you (?:know|think))[, ]+)*(?:(?:if|whether) )?(?:will|is|are) (?!there\b|it (?:ok|okay|fine|legal|worth|enough|hard|better)\b)[\w'’& .-]{2,40}?\b(?:(?<=\bwill\b.*)(?:raise|lower|cut|drop|change|increase|reduce|put|open|close|go (?:up|down|bust)|expand|come|rise|fall|be|copy|start|stop|sell|rain|snow)|going to (?:raise|lower|cut|drop|change|increase|rain|snow|open|close|go|put))\b.{0,60}\b(?:prices?|rates?|fees?|rents?|shops?|hours|up|down|year|month|week|weather|rain|snow|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|soon|spring|summer|autumn|fall|winter)\b/
const isFact =
  /\b(?:what(?:'s| is|s| are)?|how (?:much|high|big|many)|which|when(?:'s| is)?|is|tell me|current(?:ly)?|today|right now|this year)\b/

const notKnown = [
  'I can’t know what others will do or what the coming weeks bring; none of it is written anywhere that I can look.',
  'Look at what they publish, on their own page, or ask; then write what you find on your page with its date.',
]
const lookUp = (where: string) => [
  `I don’t know that: I have the program’s texts and what you wrote, and nothing that changes out in the world. ${where}`,
]

const subjects: readonly { sign: RegExp; says: readonly string[] }[] = [
  {
    sign: /\b(?:vat|gst|hst|sales tax|income tax|corporation tax|tax|customs|duty) (?:rates?|percent\w*|threshold|band|bracket|allowance)s?\b|\b(?:rates?|percentage) of (?:vat|gst|hst|tax|sales tax)\b/,
    says: lookUp(
      'Tax rates are on the page of your tax office, which also says since when; an accountant tells you in a minute.',
    ),
  },
  {
    sign: /\b(?:minimum|living|average|usual) (?:wage|pay|salary|rent)\b/,
    says: lookUp('The ministry of labor or your statistics office publishes it, with the day from which it holds.'),
  },
  {
    sign: /\b(?:exchange rate|dollars? (?:to|in)|euros? (?:to|in)|pounds? (?:to|in)|(?:interest|inflation|mortgage|base|key) rate|inflation|share price|stock price)\b/,
    says: lookUp('Your bank shows today’s, and the central bank publishes it.'),
  },
  {
    sign: /\b(?:weather|forecast for (?:today|tomorrow|\w+day)|temperature|rain(?:ing)?|snow(?:ing)?)\b/,
    says: lookUp('A weather service tells you for your place.'),
  },
  {
    sign: /\b(?:petrol|gas|diesel|fuel|electricity|power) (?:price|cost)s?\b|\bprice of (?:petrol|gas|diesel|fuel|electricity)\b/,
    says: lookUp('Your supplier’s own page or your last bill has it.'),
  },
  {
    sign: /\b(?:public|bank|school) holidays?\b.*\b(?:this|next) (?:year|month)\b|\bwhen (?:is|are) (?:easter|the school holidays|ramadan)\b/,
    says: lookUp('A calendar of your country or region has it.'),
  },
]

/** What the member wrote about it themselves, where a field has the matter in its own words. */
async function withOwnNote(says: readonly string[], matter: string, talk: Talk): Promise<readonly string[]> {
  const { own } = talk.question
  const words = stemsOf(matter).filter((one) => !anyMatter.has(one))
  const near = own.findPlaces(talk.plain)?.near ?? []
  const place = near.find(({ label }) => stemsOf(label).some((one) => words.includes(one)))
  const [found] = place ? await own.readPlaces([{ ...place, isCount: false }]) : []
  if (!found || found.figures.length === 0) return says
  return [...says, noteOn(found, talk), linesOf({ ...found, figures: found.figures.slice(0, mostLines) })]
}
const anyMatter = new Set(stemsOf('rate rates percent price prices cost costs today year'))
const mostLines = 2

const noteOn = ({ title, href }: { title: string; href: string }, talk: Talk) =>
  `What you wrote of it yourself, on ${linked(title, href, talk)}:`

/** What the member wrote of those who are named, as far as it’s what is asked. */
async function withNoteOfNamed(talk: Talk): Promise<readonly string[]> {
  const { own } = talk.question
  const about = stemsOf(talk.plain)
  const named = own.findNamed(namesIn(talk)).map((one) => ({ ...one, about }))
  const found = (await own.readRows(named)).find(({ items }) => items.some(({ told }) => told.length > 0))
  return found ? [...notKnown, noteOn(found, talk), linesOfItems(found.items)] : notKnown
}
