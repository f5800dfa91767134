import type { Generated } from 'kysely'
import type { Role, Theme } from '../../identity.rules.ts'

interface UsersTable {
  id: string
  name: string
  email: string
  /** 0 or 1: the account library's flag. */
  emailVerified: number
  /** 0 or 1: an address that they had before was confirmed, and an operator corrected it. */
  confirmedBefore: Generated<number>
  image: string | null
  createdAt: string
  updatedAt: string
  firstName: string
  lastName: string
  role: Role
  timeZone: string
  /** Local date on which they joined, in the zone of that moment: of who was invited, when they first came. Never changed then. */
  enrolledOn: string
  dayFloor: number
  /** Local date on which they began again; null for the day of joining. */
  begunOn: Generated<string | null>
  /** Days that earlier pauses and moves took out of the calendar. */
  dayShift: Generated<number>
  /** First and last local date of the latest pause. */
  pausedFrom: Generated<string | null>
  pausedUntil: Generated<string | null>
  coachGrantedAt: string | null
  /** Since when they wait for the operator to grant Coach Mode; null again once it is granted. */
  coachAskedAt: Generated<string | null>
  /** Since when the operator’s desk is open to them. */
  operatorSince: Generated<string | null>
  /** Raised by every change to this member's record. */
  version: number
  /** Null until it was chosen once. */
  theme: Generated<Theme | null>
  /** 0 or 1: which emails they wish to have. */
  coachLetters: Generated<number>
  weeklyLetters: Generated<number>
  hourLetters: Generated<number>
  programLetters: Generated<number>
  /** Since when a sign-in takes a code besides the password. */
  twoStepSince: Generated<string | null>
  /** When they were last here, to a day; null for who never came. Read by `lastSeen` of sessions. */
  seenAt: Generated<string | null>
}

interface AccountsTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: string
  updatedAt: string
}

/** Tokens of mailed links, hashed. The email that carries one stands among the jobs until it is delivered. */
interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
}

interface ZoneChangesTable {
  id: string
  memberId: string
  changedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    users: UsersTable
    accounts: AccountsTable
    verifications: VerificationsTable
    zoneChanges: ZoneChangesTable
  }
}
