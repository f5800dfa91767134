/** How far along the people of a picture are; the last have names of 80 letters, and in Arabic. */
export const stages = ['empty', 'typical', 'full', 'hostile'] as const
export type Stage = (typeof stages)[number]

/** Who is looking, by the cookie of their session. */
export type Cast = { client: string; coach: string; clientId: string; coachId: string; broadcastId: string }
