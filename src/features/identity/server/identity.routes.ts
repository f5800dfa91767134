import { file, navigation, type Route, route, upload } from '#platform/server/http/routes.ts'
import * as emails from '../email.contract.ts'
import * as me from '../identity.contract.ts'
import * as passwords from '../password.contract.ts'
import * as photos from '../photo.contract.ts'
import * as entrance from '../sign-in.contract.ts'
import * as twoStep from '../two-step.contract.ts'
import { changeEmail, keepEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { connectProvider, disconnectProvider } from './connect-provider.ts'
import { currentUser } from './current-user.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { endSession } from './end-session.ts'
import { getAccountRules } from './get-account-rules.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { getPhoto, removePhoto, savePhoto } from './photo.ts'
import { providerCallback } from './provider-callback.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerificationEmail } from './send-verification-email.ts'
import { setRole } from './set-role.ts'
import { signIn } from './sign-in.ts'
import { signInByProvider } from './sign-in-by-provider.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { disableTwoStep, enableTwoStep, renewRecoveryCodes } from './two-step.ts'
import { verifyRecoveryCode, verifyTotp } from './verify-code.ts'
import { openVerifyEmail, verifyEmail } from './verify-email.ts'

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
  route(twoStep.enableTwoStep, enableTwoStep),
  route(twoStep.verifyTotp, verifyTotp),
  route(twoStep.verifyRecoveryCode, verifyRecoveryCode),
  route(twoStep.renewRecoveryCodes, renewRecoveryCodes),
  route(twoStep.disableTwoStep, disableTwoStep),
  route(entrance.connectProvider, connectProvider),
  route(entrance.disconnectProvider, disconnectProvider),
  upload(photos.savePhoto, savePhoto),
  route(photos.removePhoto, removePhoto),
  file(photos.getPhoto, getPhoto),
]
