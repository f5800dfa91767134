import { z } from 'zod'

/** Whom an address of the desk is about. */
export const MemberParams = z.object({ memberId: z.string().max(64) })
