import { ask } from '../world/visitor.ts'
import type { World } from '../world/world.ts'

/** A browser between the site and the provider: follows redirects, keeps cookies, and stops at a page of the site. */
export function browserAt(world: World, siteOrigin = 'http://localhost:3000') {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const cookieOf = (origin: string) => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (origin: string, cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';', 1)
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) jarOf(origin).delete(pair.slice(0, at))
      else jarOf(origin).set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  async function step(url: URL): Promise<{ location: string | undefined; status: number }> {
    if (url.origin === siteOrigin) {
      const reply = await ask(world, url.pathname + url.search, { cookie: cookieOf(siteOrigin) })
      keep(siteOrigin, reply.cookies)
      return { location: reply.headers.location, status: reply.status }
    }
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie: cookieOf(url.origin) } })
    keep(url.origin, reply.headers.getSetCookie())
    return { location: reply.headers.get('location') ?? undefined, status: reply.status }
  }

  return {
    cookie: () => cookieOf(siteOrigin),
    keep: (cookies: readonly string[]) => keep(siteOrigin, cookies),
    /** Goes to an address and on to wherever that leads, at most until `until` says so. */
    go: async (address: string, until: (url: URL) => boolean = () => false) => {
      let url = new URL(address, siteOrigin)
      for (let hops = 0; hops < 20 && !until(url); hops += 1) {
        const { location, status } = await step(url)
        if (!location) return { url, status }
        url = new URL(location, url)
      }
      return { url, status: 0 }
    },
  }
}
