import { operatorsToEmail } from '#features/identity/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { inZone } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import './alerts.tables.ts'
import { findAlerts } from './find-alerts.ts'

/** By the operator’s clocks. */
const fromHour = 7

/** Looks at the clock: one email a morning at most for each operator, and none where there is nothing. */
export const dailyLookJob = job<null>('operator.daily-look', dailyLook, { attempts: 3 })

async function dailyLook(ctx: Context): Promise<void> {
  for (const operator of await operatorsToEmail(ctx)) {
    const local = inZone(operator.timeZone, ctx.now())
    const day = local.toPlainDate().toString()
    if (local.hour < fromHour || !(await isDue(ctx, operator.id, day))) continue
    // Read before: it asks the disk too.
    const alerts = await findAlerts(ctx, operator.timeZone)
    await transaction(ctx, async (ctx) => {
      if ((await claim(ctx, operator.id, day)) && alerts.length > 0)
        await sendEmail(ctx, lookEmail(ctx, operator.email, alerts))
    })
  }
}

async function isDue({ db }: Context, memberId: string, day: string): Promise<boolean> {
  const row = await db.selectFrom('operatorLooks').selectAll().where('memberId', '=', memberId).executeTakeFirst()
  return !row || (row.offSince === null && row.onDay < day)
}

/** Of several servers, the one whose row it is writes the email. */
async function claim({ db }: Context, memberId: string, onDay: string): Promise<boolean> {
  const claimed = await db
    .insertInto('operatorLooks')
    .values({ memberId, onDay, offSince: null })
    .onConflict((conflict) =>
      conflict
        .column('memberId')
        .doUpdateSet({ onDay })
        .where('operatorLooks.onDay', '<', onDay)
        .where('operatorLooks.offSince', 'is', null),
    )
    .returning('memberId')
    .executeTakeFirst()
  return claimed !== undefined
}

function lookEmail(ctx: Context, to: string, alerts: readonly string[]): Email {
  const desk = (path: string) => new URL(path, ctx.accounts.publicUrl).href
  return frameEmail(ctx.brand, {
    kind: 'daily look',
    to,
    subject: `${counted(alerts.length, 'thing')} to look at: ${ctx.brand.name}`,
    paragraphs: [`Today at ${ctx.brand.name}:`],
    lists: [{ title: 'To look at', items: alerts }],
    action: {
      label: 'Open Running',
      url: desk('/operator/running'),
      note: 'You get this email once a day at most, and only when there’s something.',
    },
    also: { label: 'Turn these emails off', url: desk('/operator/running#mail') },
  })
}
