interface TwoStepSecretsTable {
  memberId: string
  /** Encrypted with a key made of the site's secret. */
  secret: string
  /** Step of 30 seconds since 1970 of the last code taken. */
  lastStep: number
}

/** Each is gone once it was used. */
interface RecoveryCodesTable {
  memberId: string
  codeHash: string
}

/** Sign-ins that wait for their second step. */
interface PendingSignInsTable {
  tokenHash: string
  memberId: string
  tries: number
  expiresAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    twoStepSecrets: TwoStepSecretsTable
    recoveryCodes: RecoveryCodesTable
    pendingSignIns: PendingSignInsTable
  }
}
