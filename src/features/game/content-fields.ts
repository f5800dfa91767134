import { z } from 'zod'

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')

export const Words = z.string().trim().min(1)

export const Amount = z.int().min(0)
