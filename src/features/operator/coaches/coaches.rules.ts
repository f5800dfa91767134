/** Clients that are moved at once. */
export const mostMoved = 500
