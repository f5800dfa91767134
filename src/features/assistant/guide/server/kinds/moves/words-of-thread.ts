import { ofFile } from '../../said/answered-as.ts'
import { type Kind, linkTo, type Talk } from '../../talk.ts'
import { foundFor } from '../../thread.ts'
import { asksForWords, withName } from './words-asked.ts'

/** What was talked about has to be this near to a lesson’s question for its words. */
const [nearEnough, fits] = [0.45, 0.75] as const
const nearest = 'I can’t write new text. The nearest words that I have, to be made your own:'
const noWords =
  'I have no words for just that, and can’t write new text. A frame that most such messages fit, for you to fill in:'
const frame =
  'Hello [name], it’s about [what it is about]. [What happened, in one sentence with its date.] Could you [one thing that I ask for] by [day]? If that doesn’t work, tell me what does. [My name]'
const howTo = 'Aloud, say the first two sentences, ask the question, and then be silent.'

/** “What do I write to her then?”: the words of the lesson that comes nearest to what was told, else a frame for them. */
export const wordsOfThread: Kind = {
  group: 'words-of-thread',
  read: (talk) => {
    if (talk.said.last === '' || !asksForWords(talk.plain)) return undefined
    return (
      wordsNear(talk) ??
      (talk.said.has(noWords) || talk.said.was(...ofFile)
        ? undefined
        : () => [noWords, `> ${withName(frame, talk)}`, howTo])
    )
  },
}

function wordsNear(talk: Talk): (() => string[]) | undefined {
  const { passages, near } = foundFor(talk)
  for (const lesson of [...passages, ...near]) {
    const { answer, fit } = lesson
    const words = answer?.given.words
    if (!words || answer.alike < nearEnough || fit < fits || talk.said.has(`> ${words}`)) continue
    return () => [
      nearest,
      `> ${withName(words, talk)}`,
      `It’s from ${linkTo(lesson, talk)}, to this: *${answer.given.short}*`,
    ]
  }
  return undefined
}
