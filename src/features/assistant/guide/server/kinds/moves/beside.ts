import { timesOf } from '#features/program/work-times.ts'
import type { Reaction } from '../../../../understanding/reactions.content.ts'
import { ofFile, ofSum } from '../../said/answered-as.ts'
import { linkTo, type Talk } from '../../talk.ts'
import { plainText } from '../own/say-own.ts'
import { isToldInWords } from '../own/told-in-words.ts'
import { bareOf, tellingWords } from './bare.ts'
import type { Spoken } from './spoken.ts'

type Move = { reaction: Reaction; sign: RegExp; most: number; says: (spoken: Spoken, talk: Talk) => readonly string[] }

const it = '(?:it|that|this|them|those|these)'

/** Questions about an answer from a lesson that only that answer gives a meaning. */
const moves: readonly Move[] = [
  {
    reaction: 'takes',
    sign: new RegExp(
      `^(?:about |roughly )?how (?:long|much time)(?: (?:does|will|would|do|should) (?:(?:${it}|the next) one|${it}|i|one))?(?: (?:take|need|cost|for ${it}|me|us))*$|^how many (?:minutes|hours|days)(?: is ${it})?$`,
    ),
    most: 2,
    says: ({ lesson }, talk) => [
      `Reading it and doing its exercise takes about **${timesOf(lesson)}**: ${linkTo(lesson, talk)}.`,
      `What you do in them: ${lesson.action}`,
    ],
  },
  {
    reaction: 'start',
    sign: /^(?:where|how|with what|what) (?:do|should|would|can|could|to|shall)? ?(?:i|we)? ?(?:start|begin|do|say|go)(?: (?:first|with (?:it|that|this)|now|then))*$|^(?:what(?:'s| is| would be| comes)? )?(?:a |the |my )?(?:good |best |very )?(?:first|easiest|smallest|most important|main|key)(?: (?:step|thing|part|one|piece|point))+$|^which (?:one|of them)(?: (?:first|is (?:best|first|most important)|should i \w+|do i \w+))*$|^(?:what|which)(?: one)?(?: comes| is)? (?:first|best)$|^what would (?:be|you)\b.{0,12}\b(?:good |best )?first step$|^what do i say first$/,
    most: 3,
    says: ({ lesson, given }, talk) => {
      const [first] = /^(?:> |\d+\. |- ).+$/m.exec(given?.gives ?? '') ?? []
      return [
        `Begin with this, before the rest of it: ${lesson.action}`,
        ...(first ? [`And of what I’d write or ask, the first line:\n\n${first}`] : []),
        ...(talk.said.last.includes(lesson.href) ? [] : [`More in ${linkTo(lesson, talk)}.`]),
      ]
    },
  },
  {
    reaction: 'applies',
    sign: /^(?:does|would|will|is|can|could) (?:it|that|this|they) (?:also )?(?:work|apply|hold|true|be true|fit|help|count|be possible)\b.{0,50}$|^(?:what )?(?:about|for|with) (?:a |an |my )?(?:\w+ ){0,2}(?:business|shop|store|bakery|service|freelancer|cafe|studio|app)$|^(?:for|in|as|with|if i(?:'m| am| run| have)) (?:an? |my |our )(?!(?:day|week|month|year|while|moment|minute|second|list|example|bit|few)\b)[a-z]+(?: [a-z]+){0,2}$|^for (?:coaches|consultants|freelancers|restaurants|shops|services|software|tradespeople|artists|photographers|designers|b2b|b2c)$/,
    most: 4,
    says: ({ lesson, given }, talk) =>
      forTrade({ lesson, given }, talk) ?? [
        'By the lesson it does, wherever someone decides to pay you; the trade changes the words and the numbers. Compare yours with this one:',
        given && !talk.said.has(given.example) ? given.example : lesson.argument,
        `Where it doesn’t fit, you’ll see it when you do the exercise: ${lesson.action}`,
      ],
  },
  {
    reaction: 'otherwise',
    sign: /^(?:is|isn't|isnt|wouldn't|wouldnt|won't|wont|would|doesn't|doesnt|will) (?:it|that|this|they|i|people)\b.{0,4}\b(?:a bit |too |really |very |kind of |not )*(?:risky|dangerous|a risk|rude|pushy|weird|illegal|legal|annoying|unfair|dishonest|expensive|backfire|hurt|look (?:bad|weird|desperate)|be (?:rude|weird|annoyed|angry|risky)|go wrong)\b.{0,20}$|^(?:what if|and if|if|when|what when|what happens (?:if|when)) (?:they|he|she|people|customers?|it|that|nobody|no one|someone)\b.{0,50}$/,
    most: 4,
    says: goneWrong,
  },
]
const leastOther = 0.55

/** “And for a service business?”: what answers the same question for that, where a lesson does. */
function forTrade({ given }: Spoken, talk: Talk): readonly string[] | undefined {
  const [best] = talk.question.look.find(`${talk.said.asked} ${bareOf(talk.plain)}`).passages
  const other = best?.answer
  if (!best || !other || other.given === given || other.alike < leastOther || talk.said.has(other.given.answer))
    return undefined
  return [other.given.answer, `More in ${linkTo(best, talk)}.`]
}

/** What its answer says for that, else what another lesson does, else that it may. */
function goneWrong({ lesson, given }: Spoken, talk: Talk): readonly string[] {
  if (given?.otherwise && !talk.said.has(given.otherwise)) return [given.otherwise]
  const near = talk.question.look.find(`${talk.said.asked} ${talk.plain}`, talk.plain).passages
  const other = near.find(({ answer }) => answer && answer.given !== given && answer.alike >= leastOther)
  if (other?.answer && !talk.said.has(other.answer.given.answer))
    return [other.answer.given.answer, `More in ${linkTo(other, talk)}.`]
  const rest = [given?.why, given?.example, lesson.argument].find((text) => text && !talk.said.has(text))
  return [
    'It can go wrong with one of them; it tells you something then, and it costs little while you try it with a few.',
    ...(rest ? [rest] : []),
  ]
}

const longest = 90

export const moveFor = (reaction: Reaction): Move | undefined => moves.find((one) => one.reaction === reaction)

export function besideOf(talk: Talk): Move | undefined {
  if (talk.plain.length > longest) return undefined
  const bare = bareOf(talk.plain)
  const words = tellingWords(bare)
  return moves.find(({ sign, most }) => words <= most && sign.test(bare))
}

const judges =
  /^(?:is|isn't|isnt|are|does|would) (?:it|that|this|they|mine|those|these)(?: \w+)? ?(?:a |an )?(?:too |really |very |any |even |actually |quite )*(?:good|bad|ok|okay|fine|a lot|lot|much|little|enough|low|high|normal|fair|realistic|healthy|worth it|sound (?:good|ok|right|low|high)|seem (?:low|high|ok|right)|cheap|expensive)(?: for .{0,30})?$|^(?:can|could|should) i go (?:lower|higher|up|down)(?: with (?:it|that))?$|^(?:too )?(?:low|high|much|little|good|bad|enough)$/

/** “Is that good?” of a figure: nobody else’s is here, but what it has to stand beside is. */
export async function judgedFigure(talk: Talk): Promise<readonly string[] | undefined> {
  const { own } = talk.question
  const all = await Promise.all(
    ['floor-price', 'purpose', 'runway'].map((id) => own.readFigure({ id, alike: 1, isPage: false })),
  )
  const lines = all.flatMap(({ title, href, figures: [first] }) =>
    first ? [`- ${first.label}: **${plainText(first.text)}** ([${title}](${href}))`] : [],
  )
  return [
    'I have no one else’s figures to compare it with, and an average wouldn’t tell you. It’s enough when it covers what it has to:',
    lines.length > 0
      ? lines.join('\n')
      : '- what you need in a month to live\n- what one sale costs you, your hours at full price included\n- what the customer pays for the next best way',
    lines.length > 0
      ? 'Below one of these it’s too low, above them it’s a choice.'
      : 'None of these stands in your [Founder file](/founder-file) yet; the first is on *What the business is for*, the second on *Unit cost and price*.',
  ]
}

export const asksJudgment = (talk: Talk): boolean =>
  talk.plain.length < longest &&
  talk.said.was(...ofFile, ...ofSum, 'term') &&
  !isToldInWords(talk.said) &&
  judges.test(bareOf(talk.plain))
