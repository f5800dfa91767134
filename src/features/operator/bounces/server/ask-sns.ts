import type { SnsTopic } from './bounces.config.ts'

const mostBytes = 20_000
const withinMs = 5000

/** An address of Amazon SNS in the region of the topic that the settings name: nothing else is ever asked. */
export const snsUrl = ({ region }: SnsTopic, path: string): URL => new URL(path, `https://sns.${region}.amazonaws.com`)

/** The text that Amazon SNS answers with. */
export async function askSns(url: URL): Promise<string> {
  if (url.protocol !== 'https:' || !/^sns\.[a-z\d-]+\.amazonaws\.com$/.test(url.host))
    throw new Error(`${url.host} is not an address of Amazon SNS`)
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) })
  let text = ''
  for await (const bytes of reply.body ?? []) {
    text += Buffer.from(bytes).toString('latin1')
    if (text.length > mostBytes) throw new Error('Amazon SNS answered too much')
  }
  if (!reply.ok) throw new Error(`Amazon SNS answered ${reply.status}`)
  return text
}
