/** Characters of a tag, tags of one client, and different tags of one coach. */
export const tagLimits = { tag: 30, ofClient: 10, most: 50 } as const

/** Tags are one word or a few, the same however they are spaced and whatever the case. */
export const tidyTag = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase()
