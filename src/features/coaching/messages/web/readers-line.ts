import type { MyCoach } from '../../my-coach/my-coach.contract.ts'
import type { Thread } from '../messages.contract.ts'

/** Who reads a member’s messages, above them. `coach` is the one they have now. */
export function readersLine({ with: { name }, messages }: Thread, coach: MyCoach | null): string {
  const earlier = coach?.earlierMessages ?? 'none'
  if (earlier === 'hidden')
    return `Between you and your coaches, and no one else. ${name} can’t read those with earlier coaches.`
  if (earlier === 'shown')
    return `Between you and your coaches, and no one else. ${name} can read those with earlier coaches too.`
  const isOfSeveral = messages.some(({ by }) => by !== undefined)
  return `Between you and ${isOfSeveral ? 'your coaches' : name}, and no one else.`
}
