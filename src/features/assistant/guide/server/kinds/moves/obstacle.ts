import type { Passage } from '../../../../models/server/chat-model.ts'
import { linkTo, type Talk } from '../../talk.ts'
import { bareOf, tellingWords } from './bare.ts'
import type { Spoken } from './spoken.ts'

type Obstacle = 'cannot' | 'time' | 'money' | 'tried' | 'scared' | 'nobody' | 'hard'

const signs: readonly (readonly [Obstacle, RegExp])[] = [
  [
    'time',
    /\b(?:no|not enough|don't have (?:the |any |enough )?|dont have (?:the |any |enough )?|haven't (?:the |any )?|have no) ?(?:time|hours)\b|\btoo busy\b|\btakes? too long\b/,
  ],
  [
    'money',
    /\b(?:no|don't have (?:the |any |enough )?|dont have (?:the |any |enough )?|have no) ?(?:money|budget|cash)\b|\b(?:can't|cant|cannot) afford (?:it|that|this)\b|\btoo expensive for me\b/,
  ],
  [
    'tried',
    /\b(?:i|we)(?:'ve| have)? (?:already |just )?(?:tried|did|done) (?:that|it|this|all (?:of )?that|everything)\b|\b(?:doesn't|didn't|does not|doesnt|didnt|won't|wont) work(?: for (?:me|us))?$|\bnothing (?:works|worked|helped)\b/,
  ],
  [
    'scared',
    /\b(?:scared|afraid|nervous|terrified|anxious|embarrassed|ashamed|shy|awkward|uncomfortable|hate (?:it|that|this|doing))\b/,
  ],
  [
    'nobody',
    /\b(?:know|have) (?:nobody|no one|noone|no (?:customers?|clients?|contacts|employees|staff|team|network|friends))\b|\b(?:don't|dont) (?:know|have) any(?:one|body)?(?: (?:customers?|clients?|contacts|employees|staff|one))?\b/,
  ],
  [
    'cannot',
    /\b(?:can't|cannot|can not|cant|couldn't|couldnt|am not able to|unable to|won't be able to|not allowed to)\b/,
  ],
  [
    'hard',
    /\b(?:too (?:hard|difficult|much|many|complicated|big)|sounds? (?:hard|difficult|scary|complicated)|(?:that's|thats|this is|it's) (?:hard|difficult|a lot|impossible))\b/,
  ],
]

const opening: Record<Obstacle, string> = {
  cannot: 'Then don’t do all of it. A smaller piece of the same thing still tells you something:',
  time: 'Then not the whole of it. What fits into half an hour this week:',
  money: 'Then the version that costs nothing but time:',
  tried:
    'Then the question is what came back. How many times did you do it, and what did they say or do? With those two I can say more. What most often makes it fail:',
  scared:
    'That’s how it feels to nearly everyone, and it gets smaller with the first one done. So begin with the easiest:',
  nobody: 'Then begin with the person nearest to you, and ask them for the next name. In this case:',
  hard: 'Then cut it down until it isn’t. The first piece:',
}

const longest = 90
/** With more telling words it brings up something of its own. */
const mostWords = 5
const leastOfSame = 0.3
/** From so many telling words on it is said what stands in the way. */
const saysWhat = 3

export function obstacleIn(plain: string): Obstacle | undefined {
  const bare = bareOf(plain)
  if (plain.length > longest || tellingWords(bare) > mostWords || /^(?:how|who|where|when|which)\b/.test(bare))
    return undefined
  const isOwn = /\b(?:i|we|me|i'm|im|that|this|it)\b|^(?:can't|cant|no|not|too|tried|sounds?|don't|dont)\b/.test(plain)
  return isOwn ? signIn(plain) : undefined
}

const signIn = (plain: string) => signs.find(([, sign]) => sign.test(plain))?.[0]

/** What stands in the way of who can’t, where that is already known. */
export const obstacleOf = (plain: string): Obstacle => signIn(plain) ?? 'cannot'

/** Who can't do what was said gets the smallest piece of it, or what the same lesson says to just that. */
export function aroundObstacle(obstacle: Obstacle, { lesson, given }: Spoken, talk: Talk): readonly string[] {
  const { said, question, plain } = talk
  const nearest = question.look.find(plain).passages.find(({ id }) => id === lesson.id)?.answer
  const same = nearest && nearest.given !== given && nearest.alike >= leastOfSame ? nearest.given : undefined
  if (same && !said.has(same.answer)) return [same.answer, `More in ${linkTo(lesson, talk)}.`]
  // “I can’t move, the oven is built in”: whoever says what stands in the way needs another way, not a smaller piece.
  const isTold = obstacle === 'cannot' && tellingWords(plain) >= saysWhat
  if (isTold && given?.otherwise && !said.has(given.otherwise)) return [given.otherwise]
  const piece = obstacle === 'tried' ? given?.why : firstPiece(lesson)
  const fresh = [piece, given?.short, lesson.action, given?.why].find((text) => text && !said.has(text))
  return [
    opening[obstacle],
    fresh ?? lesson.argument,
    `If even that is out of reach, tell me what exactly stops you, in one sentence, or take ${linkTo(lesson, talk)} slowly; it’s ${lesson.minutes} minutes.`,
  ]
}

/** The first sentence of what a lesson has one do. */
const firstPiece = ({ action }: Passage): string => /^[^.!?]+[.!?]/.exec(action)?.[0] ?? action
