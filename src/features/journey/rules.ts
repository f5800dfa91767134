/** The program lasts 180 days, whatever a member does on them. */
export const programDays = 180
