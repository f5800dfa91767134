import { domainEvent } from '#shared/domain-event.ts'

/** The calendar stands still from today through a local date, and goes on by itself the day after. */
export const programPaused = domainEvent<{ memberId: string; from: string; until: string }>('journey.program-paused')

/** A pause was ended by the member before its last day. */
export const programResumed = domainEvent<{ memberId: string }>('journey.program-resumed')
