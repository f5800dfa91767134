import { type LearnedModel, likelyNames, rankedNames } from '#platform/server/language/learned-model.ts'
import type { Look } from '../../models/server/chat-model.ts'
import type { Known } from '../../understanding/server/known.ts'
import { lastKept } from './last-kept.ts'

export type Learned = Pick<Look, 'kinds' | 'topics' | 'reactions' | 'drafts' | 'allDrafts' | 'sumWays'>

/** What was learned from messages, for others. */
export const learnedOf = ({ kinds, topics, reactions, drafts, sumWays }: Known): Learned => ({
  kinds: lastKept((question) => likelyNames(kinds, question)),
  topics: lastKept((question) => rankedNames(topics, question)),
  reactions: lastKept((message) => rankedNames(reactions, message)),
  drafts: lastKept((message) => rankedOf(drafts, message).map(({ one, share }) => ({ draft: one, share }))),
  allDrafts: () => drafts.all,
  sumWays: lastKept((message) => rankedOf(sumWays, message).map(({ one, share }) => ({ way: one, share }))),
})

type Told<One> = { learned: LearnedModel<string>; all: readonly One[] }

const rankedOf = <One extends { id: string }>({ learned, all }: Told<One>, message: string) =>
  rankedNames(learned, message).flatMap(({ name, share }) => {
    const one = all.find(({ id }) => id === name)
    return one ? [{ one, share }] : []
  })
