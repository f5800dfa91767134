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
export const limitKey = (address: string): string => networksOf(address)[0].key

/** A network that a client may roam in, and how many times a single client's share it is allowed. */
export type Network = { key: string; times: number }

/** A /48 of IPv6 costs nothing and holds 65,536 households' worth of addresses, so the wider networks are counted too. */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!ipaddr.isValid(address)) return [{ key: address, times: 1 }]
  const ip = ipaddr.process(address)
  if (ip.kind() !== 'ipv6') return [{ key: ip.toString(), times: 1 }]
  const [a, b, c, d = '0'] = ip.toNormalizedString().split(':')
  const site = `${a}:${b}:${c}`
  return [
    { key: `${site}:${d}`, times: 1 },
    { key: `${site}:${(Number.parseInt(d, 16) >> 8).toString(16)}/56`, times: 2 },
    { key: `${site}/48`, times: 4 },
  ]
}

/** What a client can't leave at no cost. */
export const widestNetwork = (address: string): string => networksOf(address).at(-1)?.key ?? address

const single = (entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  const ip = ipaddr.process(entry)
  return [ip, ip.kind() === 'ipv4' ? 32 : 128]
}
