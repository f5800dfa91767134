/** The most characters of a reason that is kept with what was done. */
export const reasonLimit = 300
/** The most characters of a note about a person. */
export const noteLimit = 2000

/** What a list of people may be narrowed to. */
export const statuses = [
  'unconfirmed',
  'invited',
  'paused',
  'past-due',
  'disputed',
  'given',
  'no-coach',
  'coach',
  'operator',
] as const
export type Status = (typeof statuses)[number]

type Unreached = 'invited' | 'disputed'
/** Of those who may be written to by a broadcast. */
export type ReachedStatus = Exclude<Status, Unreached>
const isReached = (status: Status): status is ReachedStatus => status !== 'invited' && status !== 'disputed'
/** Whom a broadcast may be narrowed to: who was invited has no confirmed address, and who disputes is written to by hand. */
export const reachedStatuses = statuses.filter(isReached)

/** In which order people are listed: the newest, by name, the furthest in the program, or who was seen last, first. */
export const sorts = ['newest', 'name', 'day', 'seen'] as const
export type Sort = (typeof sorts)[number]

/** When someone was last seen: within so many days, or not within them. */
export const seenDays = { week: 7, month: 30, away: 30 } as const
export const seens = ['week', 'month', 'away'] as const
export type Seen = (typeof seens)[number]

/** The most characters of a place in that list: an id and a name of two parts. */
export const placeLimit = 250
