import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Found } from '../../models/server/chat-model.ts'
import { namesNothing, standsAlone } from './kinds/moves/turns/stands-alone.ts'
import { longestPlain, type Talk } from './talk.ts'

const connector = /^\W*(?:and|or|but|so|then|ok|okay|well|only|like|with|for|also|because|instead|i mean|no)\b/
const longestPointer = 60
/** A question with fewer telling words than this says too little by itself. */
const fewWords = 4
/** A question that is known in nearly these words stands by itself, however short. */
const known = 0.6

type Asked = Pick<Talk, 'plain' | 'said'>

export const pointsBack = ({ plain, said }: Asked): boolean =>
  said.asked !== '' && plain.length < longestPointer && namesNothing(plain)

/** “And the refund?”: begins with a word that only goes on. */
export const isConnected = ({ plain }: Pick<Talk, 'plain'>): boolean => connector.test(plain)

/** Whether it says too little without the turns before. */
export const goesOn = (talk: Asked): boolean =>
  talk.said.asked !== '' &&
  !standsAlone(talk.plain) &&
  (pointsBack(talk) || connector.test(talk.plain) || stemsOf(talk.plain).length < fewWords)

/** “How do I get more followers?” asks something of its own, by what was learned of others, however short it is. */
function isNew({ plain, text, question: { look } }: Talk): boolean {
  const [best] = connector.test(plain) ? [] : look.reactions(text)
  return best !== undefined && best.name === 'new' && best.share >= known
}

const turnsBefore = 2
const longestTurn = 400

/** What the search finds for the question as it was read, with the turns before where it goes on from them. */
export function foundFor(talk: Talk): Found {
  const { question, readAs, plain, text } = talk
  // Of a long message only its end is read, and all of it is looked for.
  const alone = readAs && text.length <= longestPlain ? question.look.find(readAs) : question
  if (!goesOn(talk)) return alone
  const own = question.look.find(plain)
  if (!pointsBack(talk) && ((own.passages[0]?.answer?.alike ?? 0) >= known || isNew(talk))) return own
  const asked = question.turns.flatMap(({ role, content }) => (role === 'user' ? [content.slice(-longestTurn)] : []))
  return question.look.find([...asked.slice(-1 - turnsBefore, -1), plain].join(' '), plain)
}
