import type { ContentReader } from '#platform/server/content-files.ts'
import { type Call, CallFile, type Plan, PlanFile } from '../../membership.content.ts'

export const loadPlans = (reader: ContentReader): Plan[] => reader.yaml('plans.yaml', PlanFile)

export const loadCalls = (reader: ContentReader): Call[] => reader.yaml('calls.yaml', CallFile)
