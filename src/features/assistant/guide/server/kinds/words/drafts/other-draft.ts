import { linkTo, type Talk } from '../../../talk.ts'
import { questionOf } from '../../moves/turns/further-on.ts'
import { told } from './draft-kind.ts'

/** A text for something else isn’t another one. */
const near = 0.08
const nearLesson = 0.5

/** Another text for what a text was asked for: the next likely one, else the words of a lesson. */
export async function otherDraft(talk: Talk): Promise<string[]> {
  const { look } = talk.question
  const asked = questionOf(talk)
  const next = look.drafts(asked).find(({ draft, share }) => share >= near && !isSaid(draft.text, talk))
  if (next) return told(next.draft, { ...talk, text: asked })
  const { passages, near: others } = look.find(asked)
  for (const lesson of [...passages, ...others]) {
    const { words } = lesson.answer?.given ?? {}
    if (words && (lesson.answer?.alike ?? 0) >= nearLesson && !talk.said.has(`> ${words}`))
      return [`> ${words}`, `It’s from ${linkTo(lesson, talk)}.`]
  }
  return [
    'I hold one text for that, and this was it. What should be different? I can make it *shorter*, *friendlier* or *firmer*, leave something out (“without the price”), or put in what you tell me.',
  ]
}

/** Whatever was filled in, a line without brackets is the text’s own. */
function isSaid(text: string, { said }: Talk): boolean {
  const line = text.split('\n').find((one) => one.length > longEnough && !one.includes('['))
  return line ? said.mentions(line) : said.mentions(text.split('\n')[0] ?? '')
}
const longEnough = 30
