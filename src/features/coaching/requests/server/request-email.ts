import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

type Request = { title: string; name: string; email: string; text: string }

/** To the founder, from an Elite member without a coach. The founder replies by email. */
export const requestEmail = (ctx: Context, { title, name, email, text }: Request): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'request of a member',
    to: ctx.coaching.founder.email,
    subject: `${title}: ${name}`,
    paragraphs: [`${name} (${email}), Elite, has no coach yet and asks for: ${title}.`, ...text.split(/\n{2,}/)],
  }),
  headers: { 'Reply-To': email },
})
