/** Browsers in which a member was signed in before. */
interface KnownDevicesTable {
  memberId: string
  deviceHash: string
  seenAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    knownDevices: KnownDevicesTable
  }
}
