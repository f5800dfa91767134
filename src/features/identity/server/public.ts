export { createAccounts } from './accounts.ts'
export { findPeople, grantCoach, makeResetLink, takeBackCoach } from './find-people.ts'
export { raiseVersion } from './raise-version.ts'
export { readSessionToken } from './session-cookie.ts'
