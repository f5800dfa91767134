import { analysis } from './kinds/analysis.ts'
import { distress } from './kinds/distress.ts'
import { elsewhere } from './kinds/elsewhere.ts'
import { followUp } from './kinds/follow-up.ts'
import { help } from './kinds/help.ts'
import { language } from './kinds/language.ts'
import { lesson } from './kinds/lesson.ts'
import { nothing } from './kinds/nothing.ts'
import { overview } from './kinds/overview.ts'
import { ownFigure } from './kinds/own-figure.ts'
import { progress } from './kinds/progress.ts'
import { reply } from './kinds/reply.ts'
import { smallTalk } from './kinds/small-talk.ts'
import { sum } from './kinds/sum.ts'
import { term } from './kinds/term.ts'
import type { Kind, Say, Talk } from './talk.ts'

/** The first that reads a question answers it: people before work, the turn before, the product and the member, then lessons. */
const kinds: readonly Kind[] = [
  ...[analysis, distress, language, followUp, reply, smallTalk],
  ...[help, progress, sum, ownFigure, term, elsewhere, overview, lesson, nothing],
]

/** What kind of question it is, with its answer. */
export function understand(talk: Talk): { name: string; say: Say } {
  for (const { name, read } of kinds) {
    const say = read(talk)
    if (say) return { name, say }
  }
  return { name: nothing.name, say: () => [] }
}
