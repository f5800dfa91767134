import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailPort } from './email.ts'

type Settings = { smtpUrl: string | undefined; from?: string | undefined; outbox: string }

/**
 * SMTP where a server is set, else each email is an `.eml` file in the outbox folder. Loaded on first need. With `from`
 * every email comes from there, else from whom it names.
 */
export function createMailPort({ smtpUrl, from, outbox }: Settings): MailPort {
  const port = smtpUrl ? smtpPort(smtpUrl) : outboxPort(outbox)
  return { ...port, deliver: (email, id) => port.deliver({ ...email, ...(from ? { from } : {}) }, id) }
}

/** `<id@the sender's domain>`. */
const messageId = (id: string, from = '') => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** A password-reset link must not travel in clear, so a server that offers no TLS gets nothing; on this machine it may. */
export const smtpOptions = (url: string) => ({
  url,
  // A handshake for each email would hold up those that wait.
  pool: true,
  // As many as the worker sends side by side.
  maxConnections: 2,
  requireTLS: !isLoopback(new URL(url).hostname),
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
})

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

function smtpPort(url: string): MailPort {
  let transport: Promise<{ sendMail: (mail: object) => Promise<unknown>; close: () => void }> | undefined
  return {
    deliver: async (email, id) => {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpOptions(url)))
      await (await transport).sendMail({ messageId: messageId(id, email.from), ...email })
    },
    close: async () => (await transport)?.close(),
  }
}

function outboxPort(outbox: string): MailPort {
  return {
    isOutbox: true,
    deliver: async (email, id) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await composer.sendMail({ messageId: messageId(id, email.from), ...email })
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const path = join(outbox, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
  }
}
