import type { Kind } from '../../talk.ts'
import { termsNamed } from '../term.ts'
import { ownOfTerm } from './own-of-term.ts'

const asksMine = /^\W*(?:(?:and|so|ok|then) )*(?:(?:what|where|how (?:much|long|high))(?:'s|s| is| about)? )?mine\W*$/

/** “And mine?” after a word that was explained. */
export const mineOfTerm: Kind = {
  name: 'own-figure',
  read: (talk) => {
    const [term] = asksMine.test(talk.plain) ? termsNamed({ ...talk, plain: talk.said.asked.toLowerCase() }) : []
    if (!term) return undefined
    return async () => {
      const told = await ownOfTerm(term, talk)
      if (told.length > 0) return told
      return [
        `Your [Founder file](/founder-file) has no figure that I know as your ${term.name}, so I can’t tell you, and I won’t guess.`,
      ]
    }
  },
}
