/** Comments and answers of one person within an hour, and comments that a page holds. */
export const commentLimits = { perHour: 120, perPage: 300, answers: 50 } as const
