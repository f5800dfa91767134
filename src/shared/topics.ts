/**
 * What members' data is about. A read names in its contract what it tells of, a write what it changes; from the two follows
 * which reads are old after a write.
 */
export const allTopics = [
  'user',
  'settings',
  'sessions',
  'membership',
  'progress',
  'pace',
  'running',
  'points',
  'gratitude',
  'marks',
  'certificate',
  'downloads',
  'ratings',
  'conversations',
  'quota',
  'my-coach',
  'messages',
  'unread',
  'requests',
  'caseload',
  'client-messages',
  'client-file',
  'client-page',
  'coach-profile',
  'founder-file',
  'founder-page',
  'founder-numbers',
  'founder-settings',
  'file-shares',
  'file-comments',
] as const
export type Topic = (typeof allTopics)[number]
