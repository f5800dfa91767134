/** Douglas and Peucker's line simplification of a closed ring: nothing moves further than `tolerance`. */
export function simplified(ring, tolerance) {
  const half = Math.floor(ring.length / 2)
  const there = reduced(ring.slice(0, half + 1), tolerance)
  const back = reduced([...ring.slice(half), ring[0]], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

/** The same for an open line. */
export function reduced(line, tolerance) {
  if (line.length < 3) return line
  const [start, end] = [line[0], line.at(-1)]
  let farthest = 0
  let split = 0
  for (let at = 1; at < line.length - 1; at += 1) {
    const away = distance(line[at], start, end)
    if (away > farthest) [farthest, split] = [away, at]
  }
  if (farthest <= tolerance) return [start, end]
  return [...reduced(line.slice(0, split + 1), tolerance).slice(0, -1), ...reduced(line.slice(split), tolerance)]
}

function distance([x, y], [startX, startY], [endX, endY]) {
  const [dx, dy] = [endX - startX, endY - startY]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return Math.sqrt((x - startX) ** 2 + (y - startY) ** 2)
  return Math.abs(dy * (x - startX) - dx * (y - startY)) / length
}
