import { subModuleCompleted } from '#features/journey/journey.events.ts'

/** What is published of the last lesson, without all that comes before it. */
export const finishedProgram = (memberId: string) =>
  subModuleCompleted({
    memberId,
    completedAt: '2026-03-02T12:00:00.000Z',
    milestones: [['program', 'program']],
  } as never)
