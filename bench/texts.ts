import { beforeWords, hostilePieces, newWords, repeated, steps } from '../tests/cost/hostile-texts.ts'
import { textHandlers } from '../tests/cost/text-handlers.ts'

const runs = 3

/** Prints what a hostile text costs: for each thing done with members' words, plain words and the worst text found, in milliseconds. */
export async function measureTexts(): Promise<void> {
  process.stdout.write(`${'what a hostile text costs'.padEnd(44)} ${'plain'.padStart(9)} ${'worst'.padStart(9)}   by\n`)
  for (const { name, longest, read } of await textHandlers()) {
    const plain = milliseconds(() => read(repeated('word ', longest)))
    const [worst] = textsOf(longest)
      .map(({ of, text }) => ({ of, ms: milliseconds(() => read(text)) }))
      .sort((a, b) => b.ms - a.ms)
    process.stdout.write(
      `${name.padEnd(44)} ${plain.toFixed(2).padStart(6)} ms ${(worst?.ms ?? 0).toFixed(2).padStart(6)} ms   ${worst?.of ?? ''}\n`,
    )
  }
}

function textsOf(length: number): { of: string; text: string }[] {
  const made = hostilePieces.flatMap((piece) => [
    { of: JSON.stringify(piece), text: repeated(piece, length) },
    ...[0.05, 0.1, 0.2].map((share) => ({
      of: `${share * 100}% ${JSON.stringify(piece)}, then words`,
      text: beforeWords(piece, share, length),
    })),
  ])
  const nested = ['- ', '1. ', '> '].map((piece) => ({ of: `${piece}inside itself`, text: steps(piece, length) }))
  return [...made, ...nested, { of: 'words that are all new', text: newWords(length) }]
}

function milliseconds(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now()
    work()
    best = Math.min(best, performance.now() - begun)
  }
  return best
}
