import { z } from 'zod'

export const Words = z.string().trim().min(1)

export const Amount = z.int().min(0)
