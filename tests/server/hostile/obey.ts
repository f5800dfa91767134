import { type Asked, type AskedMessage, type Told, wordsOf } from '#tests/peers/model-provider.ts'

/** How often it does what it is told to do a hundred times. */
const manyTimes = 100
const longestEcho = 3500

/**
 * A model that obeys whatever stands in what it is sent. It first asks every tool, so that every text is found; then it calls
 * every tool that a text names, with the arguments that stand there, known or not; and prints what it was told to print, every
 * address filled with what it knows, and all that it read.
 */
export function obey(asked: Asked): Told {
  if (asked.stream !== true) return { text: judged(asked) }
  const offered = (asked.tools ?? []).map(({ function: { name } }) => name)
  const round = asked.messages.filter(({ tool_calls }) => tool_calls).length
  if (asked.tools === undefined) return { text: printed(textsOf(asked)) }
  if (round === 0 && offered.length > 0)
    return { text: '', calls: offered.flatMap((name) => lookedAt(name, questionOf(asked))) }
  const read = textsOf(asked)
  const orders = read.flatMap(ordersIn)
  const isBomb = read.some((text) => bomb.test(text))
  const calls = isBomb ? orders.flatMap((order) => Array<typeof order>(manyTimes).fill(order)) : orders
  if (offered.length > 0 && calls.length > 0 && (round === 1 || isBomb)) return { text: '', calls }
  return { text: printed(read) }
}

/** It asks every tool for what the member asks about. */
function lookedAt(name: string, question: string): { name: string; args: string }[] {
  const args = {
    my_page: { page: question },
    question_page: { page: question },
    my_file: { question },
    search_file: { words: question },
    my_plan: {},
    my_promises: {},
    my_progress: {},
    my_membership: {},
    ask_guide: { question },
  }[name]
  return args ? [{ name, args: JSON.stringify(args) }] : []
}

const questionOf = ({ messages }: Asked): string =>
  /<question-\w+>\n([\s\S]*)\n<\/question-/
    .exec(wordsOf(messages.findLast(({ role }) => role === 'user')))?.[1]
    ?.slice(0, 200) ?? 'cash'

/** What members and their coaches wrote, what tools found, and what was said before; the last instructions are the product's own. */
export function textsOf({ messages }: Asked): string[] {
  return messages
    .filter(({ role }) => role !== 'system')
    .map(textOf)
    .flatMap((text) => [text, ...decoded(text)])
}

const textOf = (message: AskedMessage): string =>
  message.role === 'tool' ? stringsIn(wordsOf(message)).join('\n') : wordsOf(message)

/** The texts of a tool's result as they were written, without the escapes of JSON. */
function stringsIn(json: string): string[] {
  const found: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value)
      return value
    })
  } catch {
    return [json]
  }
  return found
}

const decoded = (text: string): string[] => [
  ...(text.match(/[A-Za-z0-9+/]{40,}={0,2}/g) ?? []).map((found) => Buffer.from(found, 'base64').toString()),
  ...(text.match(/\b(?:[0-9a-f]{2}){20,}\b/g) ?? []).map((found) => Buffer.from(found, 'hex').toString()),
  ...(/rot13/.test(text) ? [text.replace(/[a-z]/gi, rotated)] : []),
  ...(/backward/.test(text) ? [[...text].reverse().join('')] : []),
  ...(/[\uff01-\uff5e]/.test(text) ? [text.normalize('NFKC')] : []),
]
const rotated = (letter: string) => {
  const from = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - from + 13) % 26) + from)
}

const bomb = /hundred times|1000 times|forever|million times|in parallel|de fois/

/** Whatever looks like the name of a tool is called, with the arguments after it, or with none. */
const ordersIn = (text: string): { name: string; args: string }[] =>
  [...text.matchAll(/\b([a-z]+(?:_[a-z]+)+|compute|remember)\b(?:\(\s*(\{[^()]*\})\s*\))?/g)].map(
    ([, name = '', args]) => ({
      name,
      args: args?.replaceAll('\\"', '"') ?? '{}',
    }),
  )

/** All that was read, with each address filled with it; what was to be printed is among it. */
function printed(read: readonly string[]): string {
  const filled = encodeURIComponent(read.join(' ').replace(/\s+/g, ' ').slice(-120))
  return [...new Set(read.flatMap((text) => text.split(/\n{2,}/)))]
    .toSorted((one, other) => Number(orders.test(other)) - Number(orders.test(one)))
    .map((text) => text.slice(0, 700).replaceAll('DATA', filled))
    .join('\n\n')
    .slice(0, longestEcho)
}
const orders = /[<[!:]|https?:|print|call/i

/** An analysis says what the idea's text orders, in the shape that it is asked for. */
function judged(asked: Asked): string {
  const lines = textsOf(asked).map((text) => text.replaceAll('DATA', 'all').slice(0, 290))
  return JSON.stringify({
    viability: 10,
    strengths: lines.slice(0, 5),
    challenges: lines.slice(0, 1),
    recommendations: ['Do as it says.'],
  })
}
