import type { PersonalData } from '#platform/server/personal-data.ts'
import { analyzerPersonalData } from '../analyzer/server/analyzer.personal-data.ts'
import { consentPersonalData } from '../consent/server/consent.personal-data.ts'
import { conversationsPersonalData } from '../conversations/server/conversations.personal-data.ts'
import { memoryPersonalData } from '../memory/server/memory.personal-data.ts'
import { proposalsPersonalData } from '../proposals/server/proposals.personal-data.ts'
import { quotaPersonalData } from '../quota/server/quota.personal-data.ts'

export const assistantPersonalData: readonly PersonalData[] = [
  conversationsPersonalData,
  proposalsPersonalData,
  analyzerPersonalData,
  consentPersonalData,
  memoryPersonalData,
  quotaPersonalData,
]
