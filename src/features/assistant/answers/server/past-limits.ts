import type { MemberContext } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { dangerIn } from '../../guide/server/kinds/people/danger/danger.ts'
import { withGuide } from '../../quota/server/model-switch.ts'
import { quotaSpentCode } from '../../quota/server/quota.ts'

type Begin<T> = (ctx: MemberContext, isFree: boolean) => Promise<T>

/**
 * Begins an answer. Whose life is in question is turned away by no limit: what was written for that costs nothing, and isn’t
 * counted. `message`: what is to be answered, read where a limit refused it.
 */
export async function pastLimits<T>(
  ctx: MemberContext,
  begin: Begin<T>,
  message: () => string | Promise<string>,
): Promise<{ ctx: MemberContext; begun: T }> {
  try {
    return { ctx, begun: await begin(ctx, false) }
  } catch (error) {
    if (!isLimit(error) || !isLifeInQuestion(ctx, await message())) throw error
    const here = withGuide(ctx)
    return { ctx: here, begun: await begin(here, true) }
  }
}

const { switchedOff, tooManyFailures } = assistantRefusals
const limits: ReadonlySet<string> = new Set([quotaSpentCode, ...[switchedOff, tooManyFailures].map(({ code }) => code)])
const isLimit = (error: unknown) => error instanceof Refusal && limits.has(error.code)

function isLifeInQuestion({ assistant: { search } }: MemberContext, message: string): boolean {
  const danger = dangerIn(message, search.vocabulary(), search.kinds(message))
  return danger !== undefined && danger !== 'unclear'
}
