import type { OwnRecord } from './own-record.ts'

/** The same record, which calls `note` before anything is read that belongs to the member's file or their coaching. */
export function noteReads(own: OwnRecord, note: () => void): OwnRecord {
  const noting =
    <A extends unknown[], R>(read: (...asked: A) => R) =>
    (...asked: A): R => {
      note()
      return read(...asked)
    }
  return {
    ...own,
    ...{ readFigure: noting(own.readFigure), readPlaces: noting(own.readPlaces), findWritten: noting(own.findWritten) },
    ...{ plan: noting(own.plan), promises: noting(own.promises), trends: noting(own.trends) },
    ...{ critique: noting(own.critique), readSupposed: noting(own.readSupposed), remembered: noting(own.remembered) },
  }
}
