import { ofFile, ofSum } from '../../../said/answered-as.ts'
import type { Kind, Talk } from '../../../talk.ts'
import { lesson } from '../../lesson.ts'
import { draftBefore } from '../draft/draft-before.ts'
import { obstacleIn } from '../obstacle.ts'
import { standsAlone } from '../turns/stands-alone.ts'

/** What is asked of “others”, by who was talked about: the newest is meant. */
const others: readonly (readonly [named: RegExp, asked: string])[] = [
  [/\b(?:suppliers?|wholesalers?|vendors?|manufacturers?)\b/, 'how do i find another supplier?'],
  [
    /\b(?:helpers?|employees?|staff|workers?|assistants?|apprentices?|cooks?|drivers?|cleaners?)\b/,
    'where do i find a good employee?',
  ],
  [/\b(?:landlord|lease|rent)\b/, 'how do i find another place for my shop?'],
  [
    /\b(?:customers?|clients?|guests?|buyers?|agency|agencies|platform|marketplace|orders?|bookings?|contractor|hotel|company|shop|restaurant)\b/,
    'how do i find my first customers?',
  ],
]
const asksOthers =
  /\b(?:find|get|look for|search for|win|need|have|reach|attract)\b (?:some |any |me )?(?:others?|other ones|new ones|another(?: one)?|somebody else|someone else|more of (?:them|those))\b/

/** “How do I find others then?”: others of whom was talked about. */
export const othersThan: Kind = {
  group: 'lesson',
  read: (talk) => {
    const { plain, said, question } = talk
    if (said.last === '' || plain.length > longest || !asksOthers.test(plain)) return undefined
    const asked = question.turns.filter(({ role }) => role === 'user').slice(0, -1)
    const found = asked.toReversed().flatMap(({ content }) => questionFor(content.toLowerCase()) ?? [])[0]
    return found === undefined ? undefined : readAs(found, talk)
  },
}
const longest = 70
const questionFor = (told: string) => others.find(([named]) => named.test(told))?.[1]

const ofWork = 0.6

/** “I have no money for ads”, after the question was taken for one about the program: what stands in the way belongs to the question. */
export const onFromStory: Kind = {
  group: 'lesson',
  read: (talk) => {
    const { plain, said, question } = talk
    if (said.last === '' || standsAlone(plain) || obstacleIn(plain) === undefined) return undefined
    if (question.look.spoken(said.last) || said.was(...ofFile, ...ofSum, 'term') || draftBefore(talk)) return undefined
    const whole = `${said.asked} ${plain}`
    return question.look.kinds(whole)('lesson') >= ofWork ? readAs(whole.toLowerCase(), talk) : undefined
  },
}

const readAs = (plain: string, talk: Talk) =>
  lesson.read({
    ...talk,
    plain,
    text: plain,
    readAs: null,
    question: { ...talk.question, ...talk.question.look.find(plain) },
  })
