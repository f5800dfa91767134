import type { OwnRecord, Standing } from './own-record.ts'

type Tools = {
  [Name in keyof OwnRecord as OwnRecord[Name] extends (...asked: never[]) => unknown ? Name : never]: OwnRecord[Name]
}

/** What of the member a tool tells: `file` is their Founder file, coaching and memory, `membership` their coach, points, hours and pauses too. */
export type Source = 'file' | 'membership'

/** Each tool is here, so that a new one can't be left out. Those with null find places, or tell what a model is told anyway. */
const sources: { [Name in keyof Tools]: Source | null } = {
  ...{ readFigure: 'file', readPlaces: 'file', findWritten: 'file', readSupposed: 'file', critique: 'file' },
  ...{ terms: 'file' },
  ...{ plan: 'file', trends: 'file', building: 'file', running: 'file', promises: 'file', shareOf: 'file' },
  ...{ rowsNaming: 'file', readRows: 'file', readPeak: 'file', pages: 'file', gaps: 'file' },
  ...{ remembered: 'file', remember: 'file', forget: 'file', propose: 'file' },
  ...{ circumstances: 'membership', earned: 'membership' },
  ...{
    standing: null,
    progress: null,
    currency: null,
    calendar: null,
    modules: null,
    rules: null,
    nameable: null,
    placesOf: null,
    pageOfLesson: null,
  },
  ...{
    findFigure: null,
    findPages: null,
    findPlaces: null,
    findPlacesOn: null,
    findRows: null,
    findNamed: null,
    findPeak: null,
    hasWritten: null,
    suppose: null,
  },
}

/** When they work and whether they are away is theirs to tell, once they said anything of it. */
const tellsOwnTime = ({ agreedHours, hoursPerWeek, pausedUntil }: Standing) =>
  (agreedHours ?? hoursPerWeek ?? pausedUntil) !== null

/** The same record, which calls `note` before anything is read that not everyone may see. */
export function noteReads(own: OwnRecord, note: (source: Source) => void): OwnRecord {
  const noting =
    <A extends unknown[], R>(source: Source, read: (...asked: A) => R) =>
    (...asked: A): R => {
      note(source)
      return read(...asked)
    }
  const noted = Object.entries(sources).flatMap(([name, source]) =>
    // A tool keeps its own type by its name.
    source === null ? [] : [[name, noting(source, own[name as keyof Tools] as (...asked: unknown[]) => unknown)]],
  )
  const standing = async () => {
    const at = await own.standing()
    if (tellsOwnTime(at)) note('membership')
    return at
  }
  return { ...own, ...Object.fromEntries(noted), standing }
}
