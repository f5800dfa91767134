import { iso, machineNow } from '../clock.ts'
import type { Measures } from '../metrics/measures.ts'
import type { MailPort } from './email.ts'

/** What became of the last emails of this process; machine time. */
export type MailFate = { sentAt: string | null; failedAt: string | null; error: string | null }

/** The port, telling of each try how it ended. */
export function countedMail(port: MailPort, measures: Measures | undefined): MailPort & { fate: MailFate } {
  const fate: MailFate = { sentAt: null, failedAt: null, error: null }
  return {
    ...port,
    fate,
    deliver: async (email, id) => {
      try {
        await port.deliver(email, id)
      } catch (error) {
        measures?.email('failed')
        Object.assign(fate, { failedAt: iso(machineNow()), error: withoutAddresses(wordsOf(error)) })
        throw error
      }
      measures?.email('sent')
      fate.sentAt = iso(machineNow())
    },
  }
}

/** Everyone at the desk reads it, and it outlives who was written to. */
const withoutAddresses = (words: string) => words.replace(/[^\s<>()"']+@[^\s<>()"':;,]+/g, '…')

/** What a mail server, or what kept us from it, said. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
