/** Where a lesson is read by members. */
export const lessonPath = ({ moduleId, id }: { moduleId: string; id: string }): string =>
  `/modules/${moduleId}/submodules/${id}`
