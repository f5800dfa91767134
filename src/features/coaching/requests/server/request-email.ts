import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

type Request = { authorId: string; title: string; name: string; email: string; text: string; isReturned?: boolean }

/** To the founder, from an Elite member without a coach, or whose coach left without an answer. The founder replies by email. */
export const requestEmail = (
  ctx: Context,
  { authorId, title, name, email, text, isReturned = false }: Request,
): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'request of a member',
    to: ctx.coaching.founder.email,
    subject: `${title}: ${name}`,
    paragraphs: [
      isReturned
        ? `${name} (${email}) asked their coach for: ${title}. The coach deleted their account without an answer.`
        : `${name} (${email}), Elite, has no coach yet and asks for: ${title}.`,
      ...text.split(/\n{2,}/),
    ],
  }),
  headers: { 'Reply-To': email },
  authorId,
})
