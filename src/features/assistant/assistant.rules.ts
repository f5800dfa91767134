export const messageLimit = 4000
