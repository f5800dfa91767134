import type { joinOver } from '../tests/peers/process.ts'

type Person = Awaited<ReturnType<typeof joinOver>>

/** Milliseconds from a message to the first word of its streamed answer, median; and answers a second with 50 streams at once. */
export async function measureStreams(url: string, people: readonly Person[]) {
  const alone: number[] = []
  for (const person of people.slice(0, 11)) alone.push((await stream(url, person)).first)
  const begun = performance.now()
  const together = await Promise.all(people.slice(0, 50).map((person) => stream(url, person)))
  const seconds = (performance.now() - begun) / 1000
  return {
    first: median(alone),
    firstTogether: median(together.map(({ first }) => first)),
    answersPerSecond: together.length / seconds,
    pieces: together.reduce((sum, { pieces }) => sum + pieces, 0) / seconds,
  }
}

async function stream(url: string, { cookie }: Person) {
  const begun = performance.now()
  const { body } = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'How long will my savings last?' }),
  })
  let first = 0
  let pieces = 0
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const deltas = part.split('event: delta').length - 1
    if (deltas > 0 && first === 0) first = performance.now() - begun
    pieces += deltas
  }
  return { first, pieces }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
