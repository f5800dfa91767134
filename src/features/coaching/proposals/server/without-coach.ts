/** Said where something needs a coach, with the way to one. */
export const withoutCoach = (what: string) => ({
  missing: [
    `You don’t have a coach right now, so ${what}. One-on-one coaching belongs to Elite; what it includes and how to get a coach is on [Coaching](/coaching).`,
  ],
})
