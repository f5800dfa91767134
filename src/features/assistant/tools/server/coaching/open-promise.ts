import type { MemberContext } from '#platform/server/context.ts'

/** What is open between a member and their coach. */
export type OpenPromise = { owner: 'client' | 'coach'; text: string; dueOn: string; isLate: boolean }

export type ReadPromises = (ctx: MemberContext) => Promise<OpenPromise[]>
