/** Addresses of the journey's pages. */
export const modulePath = (moduleId: string) => `/modules/${moduleId}`

/** Where the same text is read in Coach Mode. */
export const coachLessonPath = ({ id }: { id: string }) => `/coach/program/${id}`
