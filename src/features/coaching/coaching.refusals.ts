import { refusals } from '#shared/refusal.ts'

export const coachingRefusals = refusals('coaching', {
  clientNotFound: [404, 'You have no client here.'],
  memberNotFound: [404, 'This member isn’t available.'],
  coachNotFound: [404, 'There’s no such coach profile.'],
  noCoach: [404, 'You don’t have a coach right now.'],
  oneself: [400, 'clientId: You can’t coach yourself.'],
  alreadyAssigned: [409, 'This member already has a coach.'],
  declined: [409, 'This member ended their coaching with you, so only another coach can take them on.'],
  alreadyGraduated: [409, 'This client has already graduated.'],
  ended: [409, 'This coaching has ended, so you can read messages but not send any.'],
  notShareable: [404, 'There’s no page or module like that to share.'],
  notShared: [404, 'This page isn’t shared with you.'],
  commentNotFound: [404, 'This comment isn’t here anymore.'],
  notOnThePage: [400, 'field: This page has no such field.'],
  wordless: [400, 'text: Say what to look at again, or write a comment.'],
  tooManyComments: [409, 'This page has as many comments as it can hold.'],
  inTheFuture: [400, 'achievedAt: A milestone can’t be in the future.'],
  eliteOnly: [403, 'Upgrade to Elite to request coaching sessions and plan reviews.'],
})
