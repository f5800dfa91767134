import { apology } from '../signs/apology.ts'
import { boast } from '../signs/boast.ts'
import { friend } from '../signs/friend.ts'
import { anyone } from '../signs/groups.ts'
import { leading } from '../signs/leading.ts'
import { opinion } from '../signs/opinion.ts'
import { blame, outside } from '../signs/out-of-hand.ts'
import { person } from '../signs/person.ts'
import { discount, hidden, solution } from '../signs/price.ts'
import { promised } from '../signs/promised.ts'
import { several } from '../signs/several.ts'
import { cause, date, vague } from '../signs/vague.ts'
import { vanity } from '../signs/vanity.ts'
import type { Doubt } from '../worksheets/doubts.ts'
import type { Wanted } from '../worksheets/questions.ts'
import { hasFigure, hasTwoFigures } from './figures.ts'

/** Where in the answer the doubt hangs, if it is raised. Rough on purpose: better to miss a flaw than to doubt a good answer. */
type Sign = (text: string, wants?: Wanted) => number | undefined
const lacks =
  (has: (text: string) => boolean): Sign =>
  (text) =>
    has(text) ? undefined : 0

export const doubtWords: Record<Doubt, { sign: Sign; says: string }> = {
  number: { sign: lacks(hasFigure), says: 'No number to check this by.' },
  'two numbers': { sign: lacks(hasTwoFigures), says: 'Nothing to compare: it takes two figures.' },
  cause: { sign: cause, says: 'No cause is named, so there’s nothing to change yet.' },
  date: { sign: date, says: 'No day is named.' },
  person: { sign: person, says: 'No person is named.' },
  vague: { sign: vague, says: 'No one could check from outside whether this happened.' },
  anyone: { sign: anyone, says: 'This describes everyone, so it helps to find no one in particular.' },
  promised: { sign: promised, says: 'This is about what someone might do, and not about what they did.' },
  opinion: { sign: opinion, says: 'A compliment costs nothing. It says what they feel, and not what they do.' },
  leading: { sign: leading, says: 'This tells them which answer you hope for.' },
  several: { sign: several, says: 'Several things together: your reader has to choose, and so do you.' },
  hidden: { sign: hidden, says: 'No price is named, and readers who were ready leave.' },
  discount: { sign: discount, says: 'The price goes down and nothing is given in return.' },
  solution: { sign: solution, says: 'This is your product with a minus sign, and not what they do on a bad day.' },
  boast: { sign: boast, says: 'A rival could say the same words.' },
  outside: { sign: outside, says: 'This is outside your hands. Look for the part of it that you can change.' },
  blame: { sign: blame, says: 'This is about a person. Ask what they wait for, or what would have caught it.' },
  friend: { sign: friend, says: 'Someone close to you is kind to you, and shows little about a stranger.' },
  apology: { sign: apology, says: 'An apology tells the reader that you ask for a favor.' },
  vanity: { sign: vanity, says: 'This number can rise while no one asks, buys or pays.' },
}
