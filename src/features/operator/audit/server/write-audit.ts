import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import './audit.tables.ts'

type Done = { action: string; memberId?: string; subject?: string; reason?: string }

/** Writes down what was done at the desk, in the transaction that does it; the log's line leaves out to whom. */
export async function writeAudit(
  ctx: MemberContext,
  { action, memberId, subject = '', reason = '' }: Done,
): Promise<void> {
  await ctx.db
    .insertInto('auditEntries')
    .values({
      id: newId(),
      at: iso(ctx.now()),
      actor: `member ${ctx.member.id}`,
      action,
      subject: memberId ? `member ${memberId}` : subject,
      reason,
    })
    .execute()
  noteSecurity(ctx, { kind: 'operator', reason: action })
}
