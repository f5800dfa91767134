interface CertificateLinksTable {
  memberId: string
  /** Unguessable; whoever has it sees name, program and date. */
  token: string
  turnedOnAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    certificateLinks: CertificateLinksTable
  }
}
