import { proposalLimits } from '../../proposals/proposals.rules.ts'
import { noteReads } from '../../tools/server/note-reads.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { RunningAnswer } from './running-answers.ts'

/** For one answer: notes when something is read that belongs to the member's file or their coaching, and takes what is proposed. */
export function ownRecordFor(running: RunningAnswer, own: OwnRecord): OwnRecord {
  const note = () => {
    running.isFromFile = true
  }
  return {
    ...noteReads(own, note),
    remember: async (fact) => {
      note()
      return own.remember(fact)
    },
    propose: async (wish) => {
      note()
      const drafted = await own.propose(wish)
      if ('missing' in drafted) return drafted
      return running.propose(drafted) ? drafted : enough
    },
  }
}

const enough = {
  missing: [`One answer proposes ${proposalLimits.perAnswer} things at most. Ask again for the rest.`],
}
