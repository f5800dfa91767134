import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'

/** Sent regardless of notification settings: something about the security of the account changed. */
const securityEmail = (
  ctx: Context,
  { kind, to, subject }: { kind: string; to: string; subject: string },
  happened: string,
): Email =>
  frameEmail(ctx.brand, {
    kind,
    to,
    subject,
    paragraphs: [
      happened,
      `If that was you, there’s nothing to do. If it wasn’t, set a new password right away and write to us at ${ctx.brand.contactEmail}.`,
    ],
    action: {
      label: 'Open your settings',
      url: memberPageLink(ctx.accounts.publicUrl, '/settings#sessions'),
      note: 'See where you’re signed in, and sign out everywhere.',
    },
  })

export const newDeviceEmail = (ctx: Context, to: string, device: string): Email =>
  securityEmail(
    ctx,
    { kind: 'new sign-in', to, subject: 'A new sign-in to your account' },
    `Someone just signed in to your account at ${ctx.brand.name} from a browser we haven’t seen before: ${device}.`,
  )

export const passwordChangedEmail = (ctx: Context, to: string): Email =>
  securityEmail(
    ctx,
    { kind: 'password changed', to, subject: 'Your password was changed' },
    `The password for your account at ${ctx.brand.name} was just changed, and every other browser was signed out.`,
  )

export const manyWrongPasswordsEmail = (ctx: Context, to: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'password being guessed',
    to,
    subject: 'Someone is guessing your password',
    paragraphs: [
      `In the last hour, many wrong passwords were tried for your account at ${ctx.brand.name}. None of them worked.`,
      'A long password you use nowhere else and two-step sign-in keep your account safe. Both are in your settings.',
      'Until it stops, you can sign in only from browsers you’ve used before. To sign in from any other, set a new password first.',
    ],
    action: {
      label: 'Open your settings',
      url: memberPageLink(ctx.accounts.publicUrl, '/settings#two-step'),
      note: 'You get this email at most once a day.',
    },
  })

export const emailChangeRequestedEmail = (ctx: Context, to: string, email: string): Email =>
  securityEmail(
    ctx,
    { kind: 'address change requested', to, subject: 'Your email address is about to change' },
    `Someone, probably you, asked to change the address of your account at ${ctx.brand.name} to ${email}. It changes when the link we sent there is confirmed.`,
  )

export const addressRequestedEmail = (ctx: Context, to: string): Email =>
  securityEmail(
    ctx,
    { kind: 'address asked for by another account', to, subject: 'Another account asked for your email address' },
    `Another account at ${ctx.brand.name} asked to use this address, which is the address of your own account. Nothing changes: an address belongs to one account.`,
  )

export const emailChangedEmail = (ctx: Context, to: string, email: string): Email =>
  securityEmail(
    ctx,
    { kind: 'address changed', to, subject: 'Your email address was changed' },
    `The address of your account at ${ctx.brand.name} is ${email} from now on. We won’t write to this one anymore.`,
  )

/** To the address before, when an operator corrected it: the member was asked for nothing, and can’t undo it. */
export const emailCorrectedEmail = ({ brand }: Context, to: string, email: string): Email =>
  frameEmail(brand, {
    kind: 'address changed',
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `We changed the email address of your account at ${brand.name} to ${email}. Sign in with that one from now on. Our emails go there; nothing else changes.`,
      `If you didn’t ask us to, write to us at ${brand.contactEmail} right away.`,
    ],
  })

export const twoFactorEmail = (ctx: Context, to: string, on: boolean): Email =>
  securityEmail(
    ctx,
    { kind: 'two-step sign-in changed', to, subject: `Two-step sign-in was turned ${on ? 'on' : 'off'}` },
    on
      ? `Signing in to your account at ${ctx.brand.name} now takes a code from your authenticator app.`
      : `Signing in to your account at ${ctx.brand.name} no longer takes a code from your authenticator app.`,
  )

type Used = { left: number; toSignIn: boolean }

/** To sign in, or to confirm a change by who is signed in. */
export const recoveryCodeUsedEmail = (ctx: Context, to: string, { left, toSignIn }: Used): Email =>
  securityEmail(
    ctx,
    { kind: 'recovery code used', to, subject: 'A recovery code was used' },
    `${toSignIn ? `Someone just signed in to your account at ${ctx.brand.name} with a recovery code.` : `Someone who is signed in to your account at ${ctx.brand.name} just confirmed a change with a recovery code.`} You have ${left} left and can get new ones in your settings.`,
  )

export const recoveryCodesRenewedEmail = (ctx: Context, to: string): Email =>
  securityEmail(
    ctx,
    { kind: 'recovery codes renewed', to, subject: 'Your recovery codes were renewed' },
    `Ten new recovery codes for your account at ${ctx.brand.name} were just created. The old ones no longer work.`,
  )

export const providerConnectedEmail = (ctx: Context, to: string): Email =>
  securityEmail(
    ctx,
    { kind: 'single sign-on connected', to, subject: 'A sign-in was connected to your account' },
    `You can now sign in to your account at ${ctx.brand.name} with ${ctx.accounts.oidc?.name ?? 'the provider'}.`,
  )
