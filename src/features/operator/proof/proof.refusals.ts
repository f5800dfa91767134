import { refusals } from '#shared/refusal.ts'

export const proofRefusals = refusals('operator', {
  proofNeeded: [403, 'This needs a code of your authenticator app. Nothing was done.'],
})
