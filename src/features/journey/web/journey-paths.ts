/** Addresses of the journey's pages. */
export const modulePath = (moduleId: string) => `/modules/${moduleId}`

export const subModulePath = ({ moduleId, id }: { moduleId: string; id: string }) =>
  `/modules/${moduleId}/submodules/${id}`

/** Where the same text is read in Coach Mode. */
export const coachLessonPath = ({ id }: { id: string }) => `/coach/program/${id}`
