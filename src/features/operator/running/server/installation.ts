import type { Context } from '#platform/server/context.ts'
import type { Engine } from '#platform/server/database/database.ts'
import type { CheckItem, Running } from '../running.contract.ts'
import type { PaymentMode } from '../running.rules.ts'

/** What the desk shows of the settings and the machine; no secret is among it. */
export type Installation = {
  version: string
  engine: Engine
  isLocal: boolean
  paymentMode: PaymentMode
  /** Null: emails are files in the outbox. */
  mailServer: string | null
  /** Null: the brand’s address. */
  mailFrom: string | null
  /** US dollars for a million tokens. */
  tokenPrices: { input: number; output: number } | undefined
  /** UTC; null: no nightly backup. */
  backupHour: number | null
  freeBytes: () => Promise<number>
  backupState: (ctx: Context) => Promise<Omit<Running['backup'], 'nightlyHour'>>
  /** What a new operator should set, and what is done of it. */
  checklist: (ctx: Context) => Promise<CheckItem[]>
}

/** Which content a server serves. */
export type ContentState = {
  /** Servers of the same content have the same. */
  version: string
  since: string
  /** Why what is in its folder by now is not served; none: it is. */
  faults: readonly string[]
}

declare module '#platform/server/context.ts' {
  interface Context {
    installation: Installation
    /** Exchanged as the content is; a server that has not said it yet has none. */
    contentState: { current?: ContentState }
  }
}
