import { proposalLimits } from '../../proposals/proposals.rules.ts'
import { noteReads } from '../../tools/server/note-reads.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { RunningAnswer } from './running-answers.ts'

/** For one answer: notes when something is read that not everyone may see, and takes what is proposed. */
export function ownRecordFor(running: RunningAnswer, own: OwnRecord): OwnRecord {
  const noted = noteReads(own, () => {
    running.isFromFile = true
  })
  return {
    ...noted,
    propose: async (wish) => {
      const drafted = await noted.propose(wish)
      if ('missing' in drafted) return drafted
      return running.propose(drafted) ? drafted : enough
    },
  }
}

const enough = {
  missing: [`One answer proposes ${proposalLimits.perAnswer} things at most. Ask again for the rest.`],
}
