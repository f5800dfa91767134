type Kept = { stamp: string; body: Buffer }

const mostBytes = 16 * 1024 * 1024

/**
 * Serialized replies, each under whose it is and its address, good for as long as its stamp is today's.
 * What nobody asked for while half of the room was filled is let go.
 */
export function createResponseCache(room = mostBytes) {
  let recent = new Map<string, Kept>()
  let older = new Map<string, Kept>()
  let bytes = 0

  function keep(key: string, kept: Kept): void {
    recent.set(key, kept)
    bytes += kept.body.length + key.length
    if (bytes < room / 2) return
    older = recent
    recent = new Map()
    bytes = 0
  }

  function find(key: string, stamp: string): Buffer | undefined {
    const known = recent.get(key)
    if (known) return known.stamp === stamp ? known.body : undefined
    const old = older.get(key)
    if (old?.stamp !== stamp) return undefined
    keep(key, old)
    return old.body
  }

  return { find, keep }
}
