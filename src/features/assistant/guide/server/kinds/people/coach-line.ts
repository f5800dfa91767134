import { handLabel } from '../../../../assistant.rules.ts'
import type { Talk } from '../../talk.ts'

/** The member’s coach, where they have one: a person. */
export async function coachLine({ question }: Talk): Promise<string[]> {
  const { coach } = await question.own.circumstances()
  return coach
    ? [
        `${coach.name}, your coach, is a person and would want to know: [write to them](/messages), or press *${handLabel}* below to show them this.`,
      ]
    : []
}
