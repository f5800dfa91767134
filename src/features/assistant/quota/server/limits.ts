import type { MemberContext } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { monthOf, tokensOfMonth } from './month-tokens.ts'

/** What the operator allows for all members together. */
export type AssistantLimits = {
  /** `false` switches the assistant off for everyone. */
  answers: boolean
  /** Answers and analyses that one process writes at the same time. */
  atOnce: number
  /** Tokens of a connected model in a calendar month (UTC); `null` sets no ceiling. */
  tokensPerMonth: number | null
}

const crowdedSeconds = 5
const offSeconds = 300

/** Refuses while the assistant is switched off, or the month's tokens are used up. */
export async function refuseBeyondLimits(ctx: MemberContext): Promise<void> {
  const { limits, model } = ctx.assistant
  if (!limits.answers) throw later(assistantRefusals.switchedOff(), offSeconds)
  if (limits.tokensPerMonth === null || model.provider === 'built-in') return
  if ((await tokensOfMonth(ctx)) < limits.tokensPerMonth) return
  throw later(assistantRefusals.monthSpent(), secondsOfMonthLeft(ctx))
}

/** The share of the slots that members of the free plan may use, so that a crowd of new accounts can't shut out paying members. */
const freeShare = 0.8

/** Runs the work in one of the process's answer slots, and releases the slot if it fails. */
export async function withAnswerSlot<T>({ assistant, member }: MemberContext, work: () => Promise<T>): Promise<T> {
  const { atOnce } = assistant.limits
  const most = member.tier === 'starter' ? Math.max(1, Math.floor(atOnce * freeShare)) : atOnce
  if (!assistant.running.takeSlot(most)) throw later(assistantRefusals.crowded(), crowdedSeconds)
  try {
    return await work()
  } catch (error) {
    assistant.running.releaseSlot()
    throw error
  }
}

const later = ({ status, code, message }: Refusal, seconds: number) =>
  new Refusal(status, code, message, undefined, seconds)

function secondsOfMonthLeft(ctx: MemberContext): number {
  const next = Temporal.PlainYearMonth.from(monthOf(ctx.now())).add({ months: 1 }).toPlainDate({ day: 1 })
  const until = next.toZonedDateTime('UTC').epochMilliseconds - ctx.now().epochMilliseconds
  return Math.max(1, Math.ceil(until / 1000))
}
