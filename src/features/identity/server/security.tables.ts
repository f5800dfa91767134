/** Photos as they are served: small, square, WebP in base64. The id is the unguessable part of the address. */
interface PhotosTable {
  id: string
  memberId: string
  webp: string
  createdAt: string
}

interface ZoneChangesTable {
  id: string
  memberId: string
  changedAt: string
}

/** An address that waits for its owner's confirmation; one a member. */
interface EmailChangesTable {
  memberId: string
  email: string
  tokenHash: string
  expiresAt: string
}

/** Browsers in which a member was signed in before. */
interface KnownDevicesTable {
  memberId: string
  deviceHash: string
  seenAt: string
}

interface TwoStepSecretsTable {
  memberId: string
  /** Sealed with a key made of the site's secret. */
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
    photos: PhotosTable
    zoneChanges: ZoneChangesTable
    emailChanges: EmailChangesTable
    knownDevices: KnownDevicesTable
    twoStepSecrets: TwoStepSecretsTable
    recoveryCodes: RecoveryCodesTable
    pendingSignIns: PendingSignInsTable
  }
}
