import { proposalLimits } from '../../proposals/proposals.rules.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { RunningAnswer } from './running-answers.ts'

/** For one answer: notes when something is read that belongs to the member's file or their coaching, and takes what is proposed. */
export function ownRecordFor(running: RunningAnswer, own: OwnRecord): OwnRecord {
  const noted =
    <A extends unknown[], R>(read: (...asked: A) => R) =>
    (...asked: A): R => {
      running.isFromFile = true
      return read(...asked)
    }
  return {
    ...own,
    ...{ readFigure: noted(own.readFigure), plan: noted(own.plan), promises: noted(own.promises) },
    ...{ readPlaces: noted(own.readPlaces), critique: noted(own.critique), readSupposed: noted(own.readSupposed) },
    ...{ findWritten: noted(own.findWritten), trends: noted(own.trends) },
    ...{ remember: noted(own.remember), remembered: noted(own.remembered) },
    propose: noted(async (wish) => {
      const drafted = await own.propose(wish)
      if ('missing' in drafted) return drafted
      return running.propose(drafted) ? drafted : enough
    }),
  }
}

const enough = {
  missing: [`One answer proposes ${proposalLimits.perAnswer} things at most. Ask again for the rest.`],
}
