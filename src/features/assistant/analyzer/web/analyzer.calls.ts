import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../analyzer.contract.ts'

export const analyzeIdea = mutation<typeof contract.analyzeIdea>('POST /api/chat/analyze')
