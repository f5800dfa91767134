import type { Question } from '../../../models/server/chat-model.ts'
import type { Wish } from '../../../proposals/server/proposal-kind.ts'
import type { Kind, Talk } from '../talk.ts'
import type { Asked } from './asked.ts'
import { readNumber } from './read-number.ts'
import { readOutcome } from './read-outcome.ts'
import { readPromise } from './read-promise.ts'
import { readShare } from './read-share.ts'

/** Longer messages tell about the business rather than order something. */
const longest = 400

/** What the member promises, shares, files or enters in their own words; a sentence is what is asked back. */
export function wishesIn({ turns, own }: Question): readonly Wish[] | string | undefined {
  const text = (turns.at(-1)?.content ?? '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > longest) return undefined
  const last = turns.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const asked: Asked = { text, last, today: own.today, nameable: own.nameable }
  return readPromise(asked) ?? readShare(asked) ?? readOutcome(asked) ?? readNumber(asked)
}

/** A card with what would change; nothing changes before it is confirmed. */
export const proposal: Kind = {
  group: 'proposal',
  read: ({ question }) => {
    const wishes = wishesIn(question)
    if (wishes === undefined) return undefined
    return () => (typeof wishes === 'string' ? [wishes] : propose(wishes, question))
  },
}

async function propose(wishes: readonly Wish[], { own }: Talk['question']): Promise<string[]> {
  const drafts = []
  for (const wish of wishes) drafts.push(await own.propose(wish))
  const proposed = drafts.flatMap((draft) => ('missing' in draft ? [] : [`**${draft.card.title}**`]))
  const missing = drafts.flatMap((draft) => ('missing' in draft ? draft.missing : []))
  if (proposed.length === 0) return missing
  const where = proposed.length === 1 ? 'it’s on the card below' : 'they’re on the cards below'
  const isReached = wishes.some(({ kind }) => kind === 'outcome')
  return [
    `${isReached ? 'Well done. ' : ''}${proposed.join(', ')}: ${where}, for you to confirm or dismiss.`,
    ...missing,
  ]
}
