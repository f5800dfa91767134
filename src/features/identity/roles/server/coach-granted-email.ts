import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

export const coachGrantedEmail = (ctx: Context, to: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'Coach Mode granted',
    to,
    subject: `You can coach at ${ctx.brand.name} now`,
    paragraphs: [
      `We granted you Coach Mode at ${ctx.brand.name}. Sign in and choose “Coach Mode” at the top of any page. Your own program stays as it is, and you can switch back anytime.`,
      'Once you’ve switched, you can take on clients, and we can assign clients to you.',
    ],
    action: {
      label: 'Open the site',
      url: new URL('/', ctx.accounts.publicUrl).href,
      note: 'Opening it changes nothing.',
    },
  })
