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
  number: { sign: lacks(hasFigure), says: 'There’s no number in it yet, so it’s hard to check later.' },
  'two numbers': { sign: lacks(hasTwoFigures), says: 'It takes two numbers to compare, before and after.' },
  cause: { sign: cause, says: 'It doesn’t say why yet. Once you know why, you know what to change.' },
  date: { sign: date, says: 'There’s no day in it yet.' },
  person: { sign: person, says: 'There’s no name in it yet.' },
  vague: { sign: vague, says: 'It’s still hard for someone else to tell whether this happened.' },
  anyone: { sign: anyone, says: 'This fits almost everyone, so it’s hard to pick the first person to call.' },
  promised: { sign: promised, says: 'This is about what someone might do. What they already did tells you more.' },
  opinion: {
    sign: opinion,
    says: 'A compliment is nice to hear, but it’s free. What they did or paid tells you more.',
  },
  leading: { sign: leading, says: 'This tells them which answer you hope for.' },
  several: { sign: several, says: 'There are several things in here. One is easier to act on.' },
  hidden: { sign: hidden, says: 'There’s no price yet, and people who are ready to buy look for one.' },
  discount: { sign: discount, says: 'The price goes down, and you get nothing in return.' },
  solution: {
    sign: solution,
    says: 'This says that they don’t have your product. What they do without it tells you more.',
  },
  boast: { sign: boast, says: 'A competitor could say the same thing.' },
  outside: { sign: outside, says: 'This is out of your hands. Look for the part you can change.' },
  blame: { sign: blame, says: 'This puts it on a person. What were they waiting for, or what would have caught it?' },
  friend: { sign: friend, says: 'Someone close to you wants to be kind. A stranger tells you more.' },
  apology: { sign: apology, says: 'You don’t need to apologize. It makes your offer sound like a favor.' },
  vanity: { sign: vanity, says: 'This number can rise while no one asks, buys or pays.' },
}
