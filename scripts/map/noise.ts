import type { Point } from './points.ts'

/** Smooth noise in about [-1, 1], the same on every machine: gradients come from an integer hash, not from Math.random. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const [u, v] = [x - column, y - row]
  const corner = (dx: number, dy: number) => slope(column + dx, row + dy, u - dx, v - dy)
  const across = (dy: number) => blend(corner(0, dy), corner(1, dy), ease(u))
  return 1.5 * blend(across(0), across(1), ease(v))
}

/** Noise over noise, each octave half as high and twice as fine. */
export function layered(x: number, y: number, octaves: number): number {
  let height = 0
  for (let octave = 0; octave < octaves; octave += 1)
    height += noise(x * 2 ** octave, y * 2 ** octave + octave * 31) / 2 ** octave
  return height
}

function slope(column: number, row: number, u: number, v: number): number {
  const [gx, gy] = gradients[hash(column, row) % gradients.length] ?? [0, 0]
  return gx * u + gy * v
}

function hash(column: number, row: number): number {
  let bits = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ 180
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return (bits ^ (bits >>> 16)) >>> 0
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
const blend = (from: number, to: number, t: number): number => from + (to - from) * t
const diagonal = Math.SQRT1_2
const gradients: readonly Point[] = [
  [1, 0],
  [diagonal, diagonal],
  [0, 1],
  [-diagonal, diagonal],
  [-1, 0],
  [-diagonal, -diagonal],
  [0, -1],
  [diagonal, -diagonal],
]
