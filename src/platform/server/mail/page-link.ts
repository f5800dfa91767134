/** A page for members, in an email: who isn’t signed in there signs in first and comes to it. `path` begins with `/`. */
export function memberPageLink(publicUrl: URL, path: string): string {
  const url = new URL('/api/login', publicUrl)
  url.searchParams.set('mode', 'sign-in')
  url.searchParams.set('returnTo', path)
  return url.href
}
