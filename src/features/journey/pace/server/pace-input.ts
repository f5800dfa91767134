import { localDayNumber } from '#platform/server/clock.ts'
import { programDays, type Walk } from '../../journey.rules.ts'
import { programDay, rawDay } from '../../progress/server/program-day.ts'
import type { PaceInput } from '../pace.rules.ts'
import type { WalkerContext } from './walker.ts'

/** What a member’s pace is worked out from, today. */
export const paceInput = ({ member, program, now }: WalkerContext, done: Walk) =>
  ({
    program,
    done,
    tier: member.tier,
    day: programDay(member, now()),
    isOver: rawDay(member, localDayNumber(member.timeZone, now())) > programDays,
  }) satisfies PaceInput
