import type { Measures } from '../metrics/measures.ts'
import type { MailPort } from './email.ts'

/** The port, telling of each try how it ended. */
export function countedMail(port: MailPort, measures: Measures | undefined): MailPort {
  if (!measures) return port
  return {
    ...port,
    deliver: async (email, id) => {
      try {
        await port.deliver(email, id)
      } catch (error) {
        measures.email('failed')
        throw error
      }
      measures.email('sent')
    },
  }
}
