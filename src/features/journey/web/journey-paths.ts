/** Addresses of the journey's pages. */
export const modulePath = (moduleId: string) => `/modules/${moduleId}`

export const subModulePath = ({ moduleId, id }: { moduleId: string; id: string }) =>
  `/modules/${moduleId}/submodules/${id}`
