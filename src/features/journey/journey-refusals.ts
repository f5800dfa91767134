import { refusals } from '#shared/refusal.ts'

export const journeyRefusals = refusals('journey', {
  moduleNotFound: [404, "The module you're looking for doesn't exist."],
  subModuleNotFound: [404, "The sub-module you're looking for doesn't exist."],
  locked: [403, (tierName: string) => `Upgrade to ${tierName} to access this module and its content.`],
  notTogether: [400, 'moduleId: this sub-module belongs to another module.'],
  otherSubModule: [400, 'subModuleId: is not the sub-module of this address.'],
})
