import { type Kind, linkTo, type Talk } from '../../../talk.ts'
import { ownFigure } from '../../own/own-figure.ts'
import { ownOfTerm } from '../../words/own-of-term.ts'
import { lessonIn } from '../spoken.ts'

const asksMine =
  /^\W*(?:(?:and|so|ok|okay|but|then)[, ]+)*(?:(?:what|where|how (?:much|high|big|long|many)|which)(?:'s|s| is| are)? (?:is )?(?:mine|ours|my own|it (?:for me|in my case|with me))|(?:and )?(?:mine|ours)|(?:do|did) i have (?:one|that|it)(?: (?:already|somewhere))?|where (?:do|am) i (?:stand|at)?(?: (?:with|on) (?:it|that))?|is (?:mine|ours) .{2,24}|(?:and )?(?:for me|in my case))\W*$/
const notThere = 'I find no number of yours for that in your Founder file, so I can’t tell you, and I won’t guess.'

/** “What’s mine?”, after a word was explained: what the member’s own file says of it, else where it would be worked out. */
export const mineOf: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const [, name] = talk.said.was('term') ? (/^\*\*([^*\n]{3,40})\*\*/.exec(talk.said.last) ?? []) : []
    return name !== undefined && asksMine.test(talk.plain) ? () => mine(name, talk) : undefined
  },
}

async function mine(name: string, talk: Talk): Promise<readonly string[]> {
  const plain = `what is my ${name.toLowerCase()}`
  const told = (await ofWord(name, talk)) ?? (await ownFigure.read({ ...talk, plain, text: plain })?.())
  if (told) return told
  const lesson = lessonIn(talk)
  return [notThere, ...(lesson ? [`${linkTo(lesson, talk)} is where you work it out: ${lesson.action}`] : [])]
}

async function ofWord(name: string, talk: Talk): Promise<readonly string[] | undefined> {
  const found = talk.question.look.terms.find((one) => one.name.toLowerCase() === name.toLowerCase())
  const told = found ? await ownOfTerm(found, talk) : []
  return told.length > 0 ? told : undefined
}
