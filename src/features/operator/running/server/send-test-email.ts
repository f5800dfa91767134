import { type MemberContext, transaction } from '#platform/server/context.ts'
import { frameEmail, senderOf } from '#platform/server/mail/email-frame.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { type sendTestEmail as endpoint, runningRefusals } from '../running.contract.ts'

/** Past the queue, so that the mail server's answer is the reply. */
export async function sendTestEmail(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const { email } = ctx.member
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'test email', memberId: ctx.member.id }))
  const test = frameEmail(ctx.brand, {
    kind: 'test email',
    to: email,
    subject: `A test email from ${ctx.brand.name}`,
    paragraphs: ['You asked for this at the operator’s desk. Emails arrive.'],
  })
  try {
    await ctx.mail.deliver({ from: senderOf(ctx.brand), ...test }, newId())
  } catch (error) {
    throw runningRefusals.emailFailed((error instanceof Error ? error.message : String(error)).slice(0, 300))
  }
  return { to: email }
}
