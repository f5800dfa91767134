import { z } from 'zod'

const Ask = z.string().trim().min(3).max(160)

/** `asks.yaml`: under the id of each lesson or resource, what people type when it is the answer. */
export const AsksFile = z.record(z.string(), z.array(Ask))
