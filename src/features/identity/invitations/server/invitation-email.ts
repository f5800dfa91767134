import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

/** To someone whose account the operator made. */
export function invitationEmail(ctx: Context, to: string): Email {
  const { brand, accounts } = ctx
  const { hasNone, wayIn, label, path } = accounts.passwordSignIn
    ? byPassword
    : byProvider(accounts.oidc?.name ?? 'the provider')
  return frameEmail(brand, {
    kind: 'invitation',
    to,
    subject: `Your account at ${brand.name}`,
    paragraphs: [
      `${brand.name} created an account for you with this email address. ${hasNone}`,
      `${wayIn} that day is day 1 of your 180 days, and lesson 1 takes about half an hour.`,
      `If you don’t know why you got this, you don’t need to do anything, or write to ${brand.contactEmail} and we’ll delete the account.`,
    ],
    action: { label, url: new URL(path, accounts.publicUrl).href, note: 'The link doesn’t expire.' },
  })
}

const byPassword = {
  hasNone: 'It has no password yet: you choose your own.',
  wayIn: 'Open the link, enter this address, and we’ll email you a link to set your password. After that you’re in:',
  label: 'Choose your password',
  path: '/api/login?mode=choose',
}

const byProvider = (name: string) => ({
  hasNone: `It has no password: you sign in with ${name}.`,
  wayIn: `Open the link and sign in to ${name} with this address. After that you’re in:`,
  label: `Sign in with ${name}`,
  path: '/api/login?mode=sign-in',
})
