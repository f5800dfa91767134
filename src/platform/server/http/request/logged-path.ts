/** Paths whose last part is a secret that opens something by itself. */
const secret = /^(\/calendar\/|\/certificate\/|\/api\/certificates\/).+$/

/** A path as it is logged: without its query and without secrets, which would open to whoever reads the log. */
export const loggedPath = (url: string): string => withoutQuery(url).replace(secret, '$1…')

function withoutQuery(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}
