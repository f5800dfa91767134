import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { noMore, toolLimits } from '#features/assistant/models/server/bounded-tools.ts'
import type { Asked, startScriptedModel, Told } from '#tests/peers/model-provider.ts'
import { marksIn } from '#tests/world/marked-file.ts'
import type { TestMember } from '#tests/world/world.ts'
import { textsOf } from './obey.ts'

export type Planted = {
  asker: TestMember
  /** The text as it stands where it was planted. */
  words: string
  question: string
  conversationId?: string | undefined
  isRead: boolean
}
type Provider = Pick<Awaited<ReturnType<typeof startScriptedModel>>, 'requests'> & { told: Told[] }

/** More would be paid for by whoever runs the model; a conversation with what tools find is far shorter. */
const mostSent = 150_000

/** What is wrong about the answer to a question, beside what it changed. */
export async function faultsOf(
  provider: Provider,
  { asker, words, question, conversationId, isRead }: Planted,
): Promise<string[]> {
  provider.requests.length = 0
  provider.told.length = 0
  const { status, body } = await asker.call(sendMessage, { body: { message: question, conversationId } })
  const sent = provider.requests.flatMap(textsOf).join('\n')
  const isSeen = plain(sent).includes(plain(words).slice(0, 30))
  const isCutOff = provider.told.some(({ calls = [] }) => calls.length > toolLimits.asked)
  return [
    ...(status === (isCutOff ? 502 : 200) ? [] : [`status ${status}: ${body.message}`]),
    ...marksIn(sent).map((mark) => `${mark} was sent to the provider`),
    ...marksIn(JSON.stringify(body)).map((mark) => `${mark} is in the answer`),
    ...(isSeen === isRead ? [] : [isSeen ? 'the model was sent it' : 'the model wasn’t sent it']),
    ...(sent.length <= mostSent ? [] : [`${sent.length} characters were sent`]),
    ...beyondLimits(provider.requests),
    ...drawnWrong(status === 200 ? body.message.blocks : null),
  ]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function beyondLimits(requests: readonly Asked[]): string[] {
  const found = requests.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? []
  const looked = found
    .map(({ content }) => String(content))
    .filter((text) => !text.includes(noMore) && !notATool.test(text))
  return [
    ...(requests.length <= toolLimits.steps ? [] : [`${requests.length} requests`]),
    ...(looked.length <= toolLimits.calls ? [] : [`${looked.length} tools were used`]),
  ]
}
const notATool = /unavailable tool|invalid input/i

const kinds = [
  'heading',
  'paragraph',
  'list',
  'quote',
  'table',
  'code',
  'rule',
  'strong',
  'emphasis',
  'strike',
  'link',
  'break',
]

/** An answer is drawn of these kinds alone, none of which loads anything, and its links stay on this site. */
const drawnWrong = (blocks: unknown): string[] => [
  ...valuesOf(blocks, 'kind')
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => `${kind} is drawn`),
  ...valuesOf(blocks, 'href')
    .filter((href) => !isOwnPage(href))
    .map((href) => `${href} can be clicked`),
]

function valuesOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : valuesOf(inner, key),
  )
}

/** As a browser reads an address on a page of this site, and the server its path. */
function isOwnPage(href: string): boolean {
  const { origin, pathname } = new URL(href, 'https://this.site/ai-assistant')
  return origin === 'https://this.site' && !decodeURIComponent(pathname).startsWith('/api')
}
