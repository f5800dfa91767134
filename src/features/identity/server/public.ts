export { createAccounts } from '../accounts/server/create-accounts.ts'
export { mayOperate, needsTwoFactor } from '../accounts/server/current-user.ts'
export { isMember, raiseVersion } from '../accounts/server/raise-version.ts'
export { notificationChoices, readAccount } from '../accounts/server/read-account.ts'
export { mostFound, searchMembers } from '../accounts/server/search-members.ts'
export { turnOffEmails } from '../accounts/server/turn-off-emails.ts'
export { changeTimeZone, updateMember } from '../accounts/server/update-member.ts'
export { confirmAsOperator } from '../email-address/server/confirm-as-operator.ts'
export { correctAddress } from '../email-address/server/correct-address.ts'
export { hasCome } from '../invitations/server/has-come.ts'
export { inviteAgain } from '../invitations/server/invite-again.ts'
export { inviteMember } from '../invitations/server/invite-member.ts'
export { listOperators, operatorsToEmail, setOperator } from '../operators/server/grant-operator.ts'
export { createResetLink } from '../passwords/server/create-reset-link.ts'
export { sendResetEmail, sendResetLinkJob } from '../passwords/server/send-reset-email.ts'
export { grantCoach, revokeCoach } from '../roles/server/grant-coach.ts'
export { readsEverything } from '../roles/server/reads-everything.ts'
export { endSessionsAsOperator } from '../sessions/server/end-sessions-as-operator.ts'
export { lastSeen, readLastVisit } from '../sessions/server/last-seen.ts'
export { readSessions } from '../sessions/server/read-sessions.ts'
export {
  hasSessionCookie,
  readCookie,
  readSession,
  sessionCookieName,
  writeCookie,
} from '../sessions/server/session-cookie.ts'
export { clearSessionCookie } from '../sessions/server/sign-out.ts'
export { turnTwoFactorOff } from '../two-factor/server/two-factor.ts'
export { deleteExpiredJob } from './delete-expired.ts'
export { decrypt, encrypt, isEncryptedWithCurrentSecret } from './encryption.ts'
export {
  checkOwnPassword,
  isProved,
  isRecentSignIn,
  proveSecondFactor,
  reauthenticate,
  verifySecondFactor,
} from './reauthenticate.ts'
export { sendSecurityEmail } from './send-security-email.ts'
