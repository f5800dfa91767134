import { type Context, type PublicContext, transaction } from '#platform/server/context.ts'
import { countAttempt, countFrom } from '#platform/server/http/request/attempts.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { bounceRefusals, type reportBounces as endpoint } from '../bounces.contract.ts'
import { bounceLimits } from '../bounces.rules.ts'
import type { BounceSettings } from './bounces.config.ts'
import { SnsMessage } from './formats/amazon-ses.ts'
import { isSigned, knowsSecret } from './prove-report.ts'
import { type ReadReport, readReport } from './read-report.ts'
import { type AskSns, confirmSubscription } from './verify-sns.ts'
import { writeBounce } from './write-bounce.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    bounces: BounceSettings & { askSns: AskSns }
  }
}

/** The reply is the same whether there is such an email or address, or the report came before. */
export async function reportBounces(ctx: PublicContext, input: RawInput): Promise<Reply<typeof endpoint>> {
  const report = knowsSecret(ctx.bounces, input.headers) ? readReport(input) : await readSigned(ctx, input)
  if (ctx.accounts.limits.enabled) await countAttempt(ctx.db, bounceLimits.reports)
  if (report.form === 'sns') await confirm(ctx, SnsMessage.parse(report.body))
  // Each for itself: a list of hundreds holds up no one else who writes, and comes again whole if one fails.
  for (const one of report.reports) await transaction(ctx, (ctx) => writeBounce(ctx, one), { raises: false })
  return { received: true }
}

/** Who doesn't know the secret learns nothing of what they sent, either. */
async function readSigned(ctx: PublicContext, input: RawInput): Promise<ReadReport> {
  const report = unlessRefused(() => readReport(input))
  if (report && (await isSigned(ctx.bounces, report, input))) return report
  if (ctx.accounts.limits.enabled) await countFrom(ctx.db, ctx.http.address, bounceLimits.wrongSecrets)
  throw bounceRefusals.wrongSecret()
}

function unlessRefused<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function confirm({ bounces: { snsTopic, askSns } }: Context, { Type, TopicArn, Token = '' }: SnsMessage) {
  if (Type !== 'SubscriptionConfirmation') return
  if (!snsTopic || TopicArn !== snsTopic.arn) throw bounceRefusals.otherTopic()
  await confirmSubscription(snsTopic, Token, askSns)
}
