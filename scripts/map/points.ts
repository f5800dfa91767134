export type Point = readonly [x: number, y: number]

/** Every one of a line with the one that follows it. */
export function successive<T>(line: readonly T[]): [T, T][] {
  return line.slice(1).flatMap((to, at) => line.slice(at, at + 1).map((from): [T, T] => [from, to]))
}

/** The same around a ring, where the first follows the last. */
export const aroundRing = <T>(ring: readonly T[]): [T, T][] => successive([...ring, ...ring.slice(0, 1)])
