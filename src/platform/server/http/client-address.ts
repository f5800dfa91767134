import ipaddr from 'ipaddr.js'

export type Proxies = (address: string) => boolean

/** Which peers may speak for their clients: addresses or CIDRs. Throws on a word that is neither. */
export function trustedProxies(list: readonly string[]): Proxies {
  const ranges = list.map((entry) => (entry.includes('/') ? ipaddr.parseCIDR(entry) : single(entry)))
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const ip = ipaddr.process(address)
    return ranges.some(([range, bits]) => ip.kind() === range.kind() && ip.match(range as never, bits))
  }
}

/** The one address of a client for limits, log and accounts: the first hop from the right that no trusted proxy is. */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: Proxies): string {
  if (forwardedFor === undefined) return peer.startsWith('::ffff:') ? peer.slice(7) : peer
  const hops = [...forwardedFor.split(',').map((hop) => hop.trim()), peer]
  let address = peer
  for (const hop of hops.reverse()) {
    if (!ipaddr.isValid(hop)) break
    address = hop
    if (!trusted(hop)) break
  }
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** What limits count a client by: an IPv6 household has a /64 of addresses to itself, and changes them at will. */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip.kind() === 'ipv6' ? ip.toNormalizedString().split(':').slice(0, 4).join(':') : ip.toString()
}

const single = (entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  const ip = ipaddr.process(entry)
  return [ip, ip.kind() === 'ipv4' ? 32 : 128]
}
