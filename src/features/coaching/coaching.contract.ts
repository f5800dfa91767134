import { z } from 'zod'

export const ClientParams = z.object({ clientId: z.string().max(64) })
