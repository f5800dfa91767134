/** The largest file that an import takes. */
export const importLimits = { bytes: 5_000_000, text: '5 MB' } as const
