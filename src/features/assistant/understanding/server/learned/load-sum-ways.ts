import type { ContentReader } from '#platform/server/content-files.ts'
import type { NamedText } from '#platform/server/language/learn.ts'
import { type SumWay, SumWaysFile } from '../../sum-ways.content.ts'

export type SumWays = { texts: readonly NamedText<string>[]; all: readonly SumWay[] }

const file = 'sum-ways.yaml'

/** How sums are worked out, and what they are asked with. */
export function loadSumWays(reader: ContentReader): SumWays {
  if (!reader.list('').includes(file)) return { texts: [], all: [] }
  const ways = Object.entries(reader.yaml(file, SumWaysFile))
  return {
    texts: ways.flatMap(([id, { asks }]) => asks.map((text) => ({ name: id, text }))),
    all: ways.map(([id, { asks, ...way }]) => ({ id, ...way })),
  }
}
