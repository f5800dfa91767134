import { z } from 'zod'

export const ClientParams = z.object({ clientId: z.string().max(64) })

/** The coach whom a page named when its member agreed to something. */
export const NamedCoach = z.string().max(64)
