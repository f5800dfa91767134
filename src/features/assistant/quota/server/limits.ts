import type { MemberContext } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { isOnFreePlan } from './month-tokens.ts'

/** What the operator allows for all members together. */
export type AssistantLimits = {
  /** `false` switches the assistant off for everyone. */
  answers: boolean
  /** Answers and analyses that one process writes at the same time. */
  atOnce: number
  /** Tokens of a connected model in a calendar month (UTC), after which the guide answers; `null` sets no ceiling. */
  tokensPerMonth: number | null
  /** How much of them members without a plan may use, all together. */
  freePercent: number
}

const crowdedSeconds = 5
const offSeconds = 300

/** Refuses while the assistant is switched off. */
export function refuseSwitchedOff({ assistant }: MemberContext): void {
  if (!assistant.limits.answers) throw later(assistantRefusals.switchedOff(), offSeconds)
}

/** The share of the slots that members of the free plan may use, so that a crowd of new accounts can't shut out paying members. */
const freeShare = 0.8

/** Runs the work in one of the process's answer slots, and releases the slot if it fails. */
export async function withAnswerSlot<T>({ assistant, member }: MemberContext, work: () => Promise<T>): Promise<T> {
  const { atOnce } = assistant.limits
  const most = isOnFreePlan(member) ? Math.max(1, Math.floor(atOnce * freeShare)) : atOnce
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
