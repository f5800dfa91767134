const megabytes = 5

/** How large a photo may be, and how it is said. */
export const photoLimits = { bytes: megabytes * 1024 * 1024, text: `${megabytes} MB` } as const
