import type { Kind } from '../../talk.ts'
import { sayOwn } from '../own/say-own.ts'
import { tellingWords } from './bare.ts'

const asks =
  /\b(?:something|anything|that|this|it|more)\b.{0,30}\b(?:in|on|from) my (?:own )?(?:founder )?(?:file|pages?|notes?|sheets?)\b|\bwhat does my (?:founder )?(?:file|page|sheet) say\b|\bdid i (?:not |ever )?(?:write|note|put) (?:something|anything|that|it)(?: down)?(?: (?:about|on) (?:that|this|it))?\W*$/
const [longest, mostWords, nearEnough] = [80, 3, 0.18] as const

/** “Isn’t there something about that in my file?”: what was asked before is looked for there. */
export const inFile: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const { plain, said, question } = talk
    if (said.asked === '' || plain.length > longest || !asks.test(plain) || tellingWords(plain) > mostWords)
      return undefined
    const before = question.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(0, -1)
    for (const asked of before.toReversed()) {
      const found = question.own.findPlaces(asked.toLowerCase().replace(/[’‘]/g, "'"))
      if (found && found.words > 1 && found.alike >= nearEnough)
        return async () => sayOwn(await question.own.readPlaces(found.places), talk, { isSure: false })
    }
    return undefined
  },
}
