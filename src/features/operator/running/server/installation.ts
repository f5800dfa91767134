import type { Context } from '#platform/server/context.ts'
import type { Engine } from '#platform/server/database/database.ts'
import type { CheckItem } from '../running.contract.ts'
import type { PaymentMode } from '../running.rules.ts'

/** What the desk shows of the settings and the machine; no secret is among it. */
export type Installation = {
  version: string
  engine: Engine
  isLocal: boolean
  paymentMode: PaymentMode
  /** Null: emails are files in the outbox. */
  mailServer: string | null
  mailFrom: string
  /** US dollars for a million tokens. */
  tokenPrices: { input: number; output: number } | undefined
  /** UTC; null: no nightly backup. */
  backupHour: number | null
  freeBytes: () => Promise<number>
  lastVerifiedAt: (ctx: Context) => Promise<string | null>
  /** What a new operator should set, and what is done of it. */
  checklist: (ctx: Context) => Promise<CheckItem[]>
}

declare module '#platform/server/context.ts' {
  interface Context {
    installation: Installation
  }
}
