import type { Context } from '#platform/server/context.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { type EmailRecipient, emailMember } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'
import type { Outcome } from '../outcomes.content.ts'
import type { Decision } from '../outcomes.rules.ts'

type To = EmailRecipient & { email: string }
type About = { from: string; outcome: Outcome }

/** Tells a coach of a filed outcome, without a word of the evidence. */
export async function emailFiled(
  ctx: Context,
  to: To,
  { from, clientId, outcome }: About & { clientId: string },
): Promise<void> {
  await emailMember(
    ctx,
    to,
    frameEmail(ctx.brand, {
      kind: 'outcome filed',
      to: to.email,
      subject: `${from} filed “${outcome.title}”`,
      paragraphs: [`${from} filed the outcome “${outcome.title}” and shares the pages that show it.`],
      action: {
        label: 'See what’s waiting',
        url: pageLink(ctx, `/coach/clients/${clientId}#outcomes`),
        note: 'Read the pages, then confirm it or return it with a reason.',
      },
    }),
  )
}

/** Tells a member what was decided. A reason is read on the page, where it can be answered. */
export async function emailDecided(
  ctx: Context,
  to: To,
  { from, outcome, decision }: About & { decision: Decision },
): Promise<void> {
  const isProved = decision === 'proved'
  await emailMember(
    ctx,
    to,
    frameEmail(ctx.brand, {
      kind: 'outcome decided',
      to: to.email,
      subject: isProved ? `Proved: “${outcome.title}”` : `“${outcome.title}” came back with a reason`,
      paragraphs: [
        isProved
          ? `${from} read the pages and confirmed “${outcome.title}”. It’s on your map now.`
          : `${from} read the pages and returned “${outcome.title}” with a reason. You can file it again.`,
      ],
      action: {
        label: isProved ? 'See your outcomes' : 'Read the reason',
        url: pageLink(ctx, '/outcomes'),
        note: 'They’re all there, with what each one takes.',
      },
    }),
  )
}
