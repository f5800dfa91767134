import { randomInt, randomUUIDv7 } from 'node:crypto'

let last = ''

/**
 * UUIDv7: sorts by the time it was made, and in a process also by turn within a millisecond: the next one is then a random
 * step further (RFC 9562, 6.2, method 2).
 */
export function newId(): string {
  const id = randomUUIDv7()
  last = id > last ? id : (further(last) ?? id)
  return last
}

/** The last group is 48 of its random bits; how far a step goes is as good as impossible to guess. */
const [groupStart, groupEnd, step] = [24, 2 ** 48, 2 ** 28] as const

function further(id: string): string | undefined {
  const group = Number.parseInt(id.slice(groupStart), 16) + randomInt(1, step)
  return group < groupEnd ? id.slice(0, groupStart) + group.toString(16).padStart(12, '0') : undefined
}

/** Ids begin with the millisecond in which they were made: all that were made before this one sort before it. */
export function idBefore(ms: number): string {
  const digits = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-`
}
