/** Kinds of emails that can be stopped, named as in the settings and at the head of a link's token. */
export const emailKinds = ['weekly', 'hour', 'coach', 'program'] as const
export type EmailKind = (typeof emailKinds)[number]
