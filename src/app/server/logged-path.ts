/** Addresses whose last part is a key to what is behind it. */
const secretAfter = /^(\/certificate\/|\/api\/certificates\/)[^/]+/

/** An address as it is logged: without its query, which may carry tokens, and without a token in the path. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(secretAfter, '$1…')
