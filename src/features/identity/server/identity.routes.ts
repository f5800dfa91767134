import { file, navigation, type Route, route, upload } from '#platform/server/http/routes.ts'
import { currentUser } from '../accounts/server/current-user.ts'
import { getAccountRules } from '../accounts/server/get-account-rules.ts'
import { signUp } from '../accounts/server/sign-up.ts'
import * as emails from '../email-address/email-address.contract.ts'
import { changeEmail, keepEmail } from '../email-address/server/change-email.ts'
import { sendVerificationEmail } from '../email-address/server/send-verification-email.ts'
import { openVerifyEmail, verifyEmail } from '../email-address/server/verify-email.ts'
import * as me from '../identity.contract.ts'
import * as passwords from '../passwords/passwords.contract.ts'
import { changePassword } from '../passwords/server/change-password.ts'
import { requestPasswordReset } from '../passwords/server/request-password-reset.ts'
import { resetPassword } from '../passwords/server/reset-password.ts'
import * as photos from '../photos/photos.contract.ts'
import { getPhoto, removePhoto, savePhoto } from '../photos/server/photos.ts'
import { setRole } from '../roles/server/set-role.ts'
import { endAllSessions } from '../sessions/server/end-all-sessions.ts'
import { endSession } from '../sessions/server/end-session.ts'
import { listSessions } from '../sessions/server/list-sessions.ts'
import { logout } from '../sessions/server/logout.ts'
import { signOut } from '../sessions/server/sign-out.ts'
import { login } from '../sign-in/server/login.ts'
import { signIn } from '../sign-in/server/sign-in.ts'
import * as entrance from '../sign-in/sign-in.contract.ts'
import { connectProvider, disconnectProvider } from '../single-sign-on/server/connect-provider.ts'
import { providerCallback } from '../single-sign-on/server/provider-callback.ts'
import { signInByProvider } from '../single-sign-on/server/sign-in-by-provider.ts'
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes } from '../two-factor/server/two-factor.ts'
import { verifyRecoveryCode, verifyTotp } from '../two-factor/server/verify-code.ts'
import * as twoStep from '../two-factor/two-factor.contract.ts'

export const identityRoutes: readonly Route[] = [
  route(me.getCurrentUser, currentUser),
  route(me.setRole, setRole),
  route(me.listSessions, listSessions),
  route(me.endSession, endSession),
  route(me.endAllSessions, endAllSessions),
  route(entrance.getAccountRules, getAccountRules),
  route(entrance.signUp, signUp),
  route(entrance.signIn, signIn),
  route(entrance.signOut, signOut),
  route(entrance.signInByProvider, signInByProvider),
  navigation(entrance.providerCallback, providerCallback),
  navigation(entrance.login, login),
  navigation(entrance.logout, logout),
  route(passwords.requestPasswordReset, requestPasswordReset),
  route(passwords.resetPassword, resetPassword),
  route(passwords.changePassword, changePassword),
  route(passwords.sendVerificationEmail, sendVerificationEmail),
  route(passwords.verifyEmail, verifyEmail),
  navigation(passwords.openVerifyEmail, openVerifyEmail),
  route(emails.changeEmail, changeEmail),
  route(emails.keepEmail, keepEmail),
  route(twoStep.enableTwoFactor, enableTwoFactor),
  route(twoStep.verifyTotp, verifyTotp),
  route(twoStep.verifyRecoveryCode, verifyRecoveryCode),
  route(twoStep.renewRecoveryCodes, renewRecoveryCodes),
  route(twoStep.disableTwoFactor, disableTwoFactor),
  route(entrance.connectProvider, connectProvider),
  route(entrance.disconnectProvider, disconnectProvider),
  upload(photos.savePhoto, savePhoto),
  route(photos.removePhoto, removePhoto),
  file(photos.getPhoto, getPhoto),
]
