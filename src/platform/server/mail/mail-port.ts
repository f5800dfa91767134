import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailPort } from './letter.ts'

type Settings = { smtpUrl: string | undefined; from: string; outbox: string }

/** SMTP where a server is set, else each letter is an `.eml` file in the outbox folder. Loaded on first need. */
export function createMailPort({ smtpUrl, from, outbox }: Settings): MailPort {
  return smtpUrl ? smtpPort(smtpUrl, from) : outboxPort(outbox, from)
}

/** `<id@the sender's domain>`. */
const messageId = (id: string, from: string) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`

function smtpPort(url: string, from: string): MailPort {
  let transport: Promise<{ sendMail: (mail: object) => Promise<unknown> }> | undefined
  return {
    deliver: async (letter, id) => {
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }),
      )
      await (await transport).sendMail({ from, messageId: messageId(id, from), ...letter })
    },
  }
}

function outboxPort(outbox: string, from: string): MailPort {
  return {
    deliver: async (letter, id) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await composer.sendMail({ from, messageId: messageId(id, from), ...letter })
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const path = join(outbox, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
  }
}
