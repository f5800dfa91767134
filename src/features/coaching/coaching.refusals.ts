import { refusals } from '#shared/refusal.ts'

export const coachingRefusals = refusals('coaching', {
  clientNotFound: [404, 'There is no such client of yours.'],
  memberNotFound: [404, 'There is no such member to assign.'],
  coachNotFound: [404, 'There is no such coach profile.'],
  noCoach: [404, 'You have no coach at the moment.'],
  oneself: [400, 'clientId: You cannot coach yourself.'],
  alreadyAssigned: [409, 'This member has a coach already.'],
  declined: [409, 'This member ended their coaching with you, so only another coach can take them on.'],
  alreadyGraduated: [409, 'The graduation of this client is on record already.'],
  ended: [409, 'This coaching has ended, so its messages can only be read.'],
  inTheFuture: [400, 'achievedAt: A milestone cannot lie in the future.'],
  eliteOnly: [403, 'Upgrade to Elite to request coaching sessions and plan reviews.'],
})
