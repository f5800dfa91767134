/** Smooth noise in about [-1, 1], the same on every machine: gradients come from an integer hash, not from Math.random. */
export function noise(x, y) {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const [u, v] = [x - column, y - row]
  const corner = (dx, dy) => slope(column + dx, row + dy, u - dx, v - dy)
  const across = (dy) => blend(corner(0, dy), corner(1, dy), ease(u))
  return 1.5 * blend(across(0), across(1), ease(v))
}

/** Noise over noise, each octave half as high and twice as fine. */
export function layered(x, y, octaves) {
  let height = 0
  for (let octave = 0; octave < octaves; octave += 1)
    height += noise(x * 2 ** octave, y * 2 ** octave + octave * 31) / 2 ** octave
  return height
}

function slope(column, row, u, v) {
  const [gx, gy] = gradients[hash(column, row) % gradients.length]
  return gx * u + gy * v
}

function hash(column, row) {
  let bits = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ 180
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return (bits ^ (bits >>> 16)) >>> 0
}

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10)
const blend = (from, to, t) => from + (to - from) * t
const diagonal = Math.SQRT1_2
const gradients = [
  [1, 0],
  [diagonal, diagonal],
  [0, 1],
  [-diagonal, diagonal],
  [-1, 0],
  [-diagonal, -diagonal],
  [0, -1],
  [diagonal, -diagonal],
]
