import { calendarDates } from '#platform/format/dates.ts'
import type { AskedPlace } from '../../../../tools/server/catalog/asked-place.ts'
import type { OwnAnswer, OwnFigure } from '../../../../tools/server/own-record.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'
import { plainText } from './say-own.ts'

/** “What do you know about my business?”: what is written, with its date and where, or that nothing is. */
export const ownKnown: Kind = {
  group: 'own-figure',
  read: (talk) => (asksOfBusiness(talk.plain) && !ofPerson.test(talk.plain) ? () => tell(talk) : undefined),
}

const business =
  '(?:business|company|firm|shop|store|salon|cafe|café|restaurant|bakery|studio|practice|work|project|trade)'
const me = `(?:me|us|(?:me|us) and (?:my|our) ${business}|(?:my|our) (?:\\w+ )?${business}|what i do|what we do)`
const lead =
  '^\\W*(?:(?:so|and|but|ok|okay|hey|hi|hello|please|pls|well|can you|could you|would you|how would you|tell me|to)[, ]+)*'
const end = '(?: (?:so far|already|please|pls|again|now|then|right now|from me|for me))*\\W*$'
const forms = [
  `(?:what|which (?:info|information|data|facts|things)|how much) (?:info|information|data|facts|things)? ?(?:do |did |have |can |does )?(?:you|u|it|the assistant) ?(?:already |actually |really |even )?(?:know|have|has|saved?|got|remember|stored?|tell|say|tell me|told) ?(?:saved |stored |written )?(?:about|bout|of|from|on) ${me}`,
  `(?:what|everything|all) you (?:already )?(?:know|have) (?:about|of|from|on) ${me}`,
  `do (?:you|u) (?:even |really |already |still )?(?:know|remember) (?:anything (?:about|of) )?(?:${me}|what (?:\\w+ )?(?:my )?${business} (?:is|i (?:run|have|own|do))|what i (?:do|sell|run|make))`,
  `(?:summar(?:y|i[sz]e)|describe|an? overview|overview|something|anything|(?:a )?(?:short )?(?:summary|description)) ?(?:of|about|on)? (?:my|our) (?:\\w+ )?${business}`,
  `(?:give me )?an? (?:short )?(?:overview|summary|description) (?:of|about) (?:my|our) ${business}`,
  `about (?:me|us|(?:my|our) ${business})`,
  `what (?:did|have) i (?:tell|told|say to|write to|written to) you (?:about|of) (?:me|us|(?:my|our) ${business})`,
  `what(?:'s| is| stands)? (?:written )?(?:in|on) my (?:founder )?(?:file|pages) about (?:me|us|(?:my|our) ${business})`,
  `who am i\\W+(?:and )?what (?:\\w+ )?business (?:do|did) i (?:have|run|own)`,
  `what (?:kind of |sort of )?business (?:do|did) i (?:have|run|own)`,
]
const asks = new RegExp(`${lead}(?:${forms.join('|')})${end}`)
/** As it is typed: “buisness” and “bout” aren’t always corrected. */
const asksOfBusiness = (plain: string) => asks.test(plain.replace(/\bbu(?:is|si|s|sy)ness?\b/g, 'business'))

/** What one told the assistant to remember is another list. */
const ofPerson = /\b(?:about|bout|of|on|from) (?:me|us)\W*$/

const place = (pageId: string, address: string, label: string): AskedPlace => ({
  pageId,
  addresses: [address],
  label,
  isCount: false,
})
/** Of several places for the same thing the first that has something. */
const places: readonly AskedPlace[] = [
  place('position-sentence', 'preferred', 'What you are, in your words'),
  place('segment-scorecard', 'segment', 'Who it’s for'),
  place('offer-one-pager', 'for_whom', 'Who it’s for'),
  place('day-one-numbers', 'worry', 'What worries you most'),
]
const numbers = ['clients', 'revenue', 'left_over', 'hours'] as const
const longest = 240

async function tell(talk: Talk): Promise<string[]> {
  const { own } = talk.question
  const [building, trends, answers, [dayOne]] = [
    (await own.building()).trim(),
    await own.trends(),
    await own.readPlaces(places),
    own.placesOf(['day-one-numbers']),
  ]
  const measured = numbers.flatMap((key) => trends.find((one) => one.key === key)?.points.at(-1) ?? [])
  const words = answers.flatMap((answer) => wordsOf(answer)).filter(({ label }, at, all) => firstOf(all, label) === at)
  const worry = words.filter(({ label }) => label === places.at(-1)?.label)
  const lines = [
    ...(building === ''
      ? []
      : [`- What you build: **${plainText(building)}** ([as you said when you joined](/settings#work-hours))`]),
    ...words.filter((one) => !worry.includes(one)).map((one) => lineOf(one, linked(one.title, one.href, talk))),
    ...measured.map((figure) => lineOf(figure, '[your numbers](/founder-file/numbers)')),
    ...worry.map((one) => lineOf(one, linked(one.title, one.href, talk))),
  ]
  const begin = dayOne
    ? linked(dayOne.lesson?.title ?? dayOne.title, dayOne.href, talk)
    : '[your Founder file](/founder-file)'
  if (lines.length === 0)
    return [
      `Nothing yet: you haven’t written anything about your business here, and I won’t guess. ${begin} is the first page that tells me.`,
    ]
  return [
    'What I know of your business, all of it from what you entered:',
    lines.join('\n'),
    measured.length === 0
      ? `No number is entered yet: ${begin} begins with customers, revenue, costs and hours.`
      : 'Ask for any of your pages and I’ll read you what’s on it, or *How is my business doing?* for then and now.',
  ]
}

type Words = OwnFigure & Pick<OwnAnswer, 'title' | 'href'>

const wordsOf = ({ asked = '', figures, title, href }: OwnAnswer): Words[] => {
  const [figure] = figures
  const text = figure?.text.trim() ?? ''
  return figure && text !== '' && text.length <= longest ? [{ ...figure, label: asked, title, href }] : []
}
const firstOf = (all: readonly Words[], label: string) => all.findIndex((one) => one.label === label)

const lineOf = ({ label, text, date }: OwnFigure, from: string) =>
  `- ${label}: **${plainText(text)}** (${date ? `${calendarDates.shortDate(date)}, ` : ''}${from})`
