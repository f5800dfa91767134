/** The most that a table of people may have. */
export const importLimits = { bytes: 1_000_000, lines: 5000 } as const

export type ImportedPerson = { email: string; firstName: string; lastName: string; customerId: string | undefined }
