import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { MemberParams } from '../member-params.ts'
import { reasonLimit } from '../operator.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'

export const deletionRefusals = refusals('operator', {
  otherAddress: [409, 'This isn’t the address of the account. Nothing was deleted.'],
})

const path = '/api/operator/people/:memberId/deletion'

export const getDeletion = endpoint({
  method: 'GET',
  path,
  access: 'operator',
  topics: ['operator-people'],
  summary: 'What deleting an account would bring about, in sentences.',
  params: MemberParams,
  reply: z.object({ email: z.string(), entails: z.array(z.string()) }),
  refusals: [peopleRefusals.noPerson],
})

export const deletePerson = endpoint({
  method: 'POST',
  path,
  access: 'operator',
  changes: ['operator-people', 'operator-audit', 'operator-coaches'],
  summary:
    'Deletes an account and everything personal with it, as its owner could. The address is typed to confirm it.',
  params: MemberParams,
  body: z.object({ email: z.string().max(254), reason: z.string().trim().min(1).max(reasonLimit) }),
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    peopleRefusals.noPerson,
    peopleRefusals.notToYourself,
    proofRefusals.proofNeeded,
    deletionRefusals.otherAddress,
  ],
})
