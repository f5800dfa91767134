import { type Kind, linkTo, type Talk } from '../talk.ts'
import { foundFor } from '../thread.ts'
import { answeredBy } from './lesson.ts'

const law =
  /\b(?:llc|ltd|gmbh|inc|sole (?:proprietor|trader)\w*|incorporat\w*|legal form|company form|register my|trademark|patent|copyright|lawyer|attorney|sue|sued|lawsuit|visa|permit|license|licence|(?<!\b(?:before|after|plus|incl(?:uding)?|excl(?:uding)?|\d ?%) )tax(?:es)?|vat|irs|deduct\w*|write off|gdpr|liab\w*|employment law|contract law)\b/
const investors =
  /\b(?:investors?|venture capital|vc|pitch deck|seed round|angel investors?|crowdfunding|raise (?:money|capital|funds))\b|\b(?:get|gets|find|apply|ask|asking|bank|where|qualify|need)\b.{0,30}\b(?:loan|bank credit)\b/
/** Trouble between partners is for a lawyer, whatever a lesson says about who decides. */
const trouble =
  /\b(?:friend|partner|brother|sister|cousin) wants out\b|\b(?:co-?founders?|business partner)\b.{0,50}\b(?:leav\w*|left|stop\w*|quit\w*|split\w*|fight\w*|argu\w*|lazy|not working|doesn't (?:work|do)|unfair|equity|buy (?:me|him|her|them) out)\b/
const partners =
  /\b(?:co-?founders?|business partner|partner stopped|(?:take|bring|let) (?:on |in )?an? partner|partner (?:into|in) (?:the|my) (?:business|company)|split (?:the )?(?:equity|shares)|equity (?:split|between)|shares between)\b|\b(?:friend|developer|partner|someone|guy|investor|brother|sister|cousin)\b.{0,30}\b(?:wants|asks|asked|demands|gets?|offered)\b.{0,60}\d+ ?(?:%|percent)|\b(?:friend|partner|brother|sister|cousin|brother-in-law|wife|husband)\b.{0,12}\b(?:and i|wants (?:out|half)|wants to (?:leave|quit))\b.{0,80}\b(?:split|half|out|shares?)\b|\b(?:friend|partner|brother|sister|cousin) wants (?:out|half)\b/
/** Whether it is worth having one, and who. */
const finding =
  /\b(?:find\w*|look\w* for|search\w* for|need|want|get|should i (?:have|take|get|bring)|take on|choose|pick|without|alone|where|join)\b/
const sharing = /\d ?%|\b(?:split|equity|shares?|percent|wants half|50.?50|half of the company|vest\w*)\b/
const isFinding = (plain: string) => finding.test(plain) && !sharing.test(plain) && !trouble.test(plain)

const subjects: readonly { sign: RegExp; is?: (plain: string) => boolean; says: readonly string[] }[] = [
  {
    sign: law,
    says: [
      'Which answer is right depends on your country, so it’s **not in the program** and I won’t guess. An hour with an accountant or a lawyer there is cheap beside a mistake.',
      'Bring your yearly revenue and costs, who owns what, and what could go wrong; those are what they’ll ask for.',
    ],
  },
  {
    sign: investors,
    says: [
      'Raising money from others is **not in the program**: it builds a business on what customers pay.',
      'What any investor or bank will ask for first is here, though: your ten numbers, your runway and a cash forecast.',
    ],
  },
  {
    sign: partners,
    is: isFinding,
    says: [
      'How to find a partner is **not in the program**. You don’t need one to begin: everything here is written for one person, and a helper paid by the hour is easier to part from.',
      'If you do want one: name the one thing you can’t do, look among people you’ve worked with, and work on something small together for a month before anyone gets a share. Then have a lawyer write down who brings what, who decides, and what happens if one leaves.',
    ],
  },
  {
    sign: partners,
    is: (plain) => sharing.test(plain) && !trouble.test(plain),
    says: [
      'How shares are split is **not in the program**, and the paper belongs to a lawyer. What you can settle before: what each of you brings and gives up, how much each will work, and who decides what.',
      'Two things are asked in every such agreement: that shares are earned over several years of work, and what happens with them if one of you leaves. Talk about both while you like each other.',
    ],
  },
  {
    sign: partners,
    says: [
      'How partners part or share is **not in the program**, and it’s worth a lawyer before it’s worth an argument.',
      'Before that talk, write down three things: what each of you agreed to do, what has happened instead, and what you’d accept. Say it by voice, not in writing.',
    ],
  },
]

/** What founders ask and the program leaves to others, with who would know: unless a lesson has words for just this. */
export const elsewhere: Kind = {
  group: 'elsewhere',
  read: (talk) => {
    const found = subjects.find(({ sign, is }) => sign.test(talk.plain) && is?.(talk.plain) !== false)
    if (!found) return undefined
    const given = answeredBy(talk)?.answer?.given
    const isTaught =
      given !== undefined &&
      !trouble.test(talk.plain) &&
      found.sign.test([given.answer, ...given.asks].join(' ').toLowerCase()) &&
      isAskedSo(found, given.asks)
    return isTaught ? undefined : () => withLesson(found.says, talk)
  },
  again: (wish) =>
    wish === 'simpler'
      ? ['In short: ask someone who does this for a living, with your numbers on one page.']
      : ['I don’t know more about this than that someone else should answer it.'],
}

/** Who looks for a partner isn't answered by what a lesson is asked about shares. */
const isAskedSo = ({ sign, is }: (typeof subjects)[number], asks: readonly string[]) =>
  !is || asks.some((ask) => sign.test(ask.toLowerCase()) && is(ask.toLowerCase()))

/** A lesson about what the law asks helps to ask the right person. */
function withLesson(says: readonly string[], talk: Talk): string[] {
  const [first] = foundFor(talk).passages
  const isNear = first?.kind === 'lesson' && law.test(talk.plain)
  return [...says, ...(isNear ? [`${linkTo(first, talk)} helps you find out what to ask.`] : [])]
}
