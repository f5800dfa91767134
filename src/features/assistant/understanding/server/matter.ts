/** What something can be said about: a short answer of a lesson, a topic of the product, one’s own figure, or anything else. */
export type Matter = { kind: 'lesson' | 'help' | 'own' | 'other'; id: string; key: string | undefined }

/** A text that is known to be about a matter; `worth` is what it counts beside the others. */
export type KnownText = { matter: Matter; text: string; worth: number }

export const nameOf = ({ kind, id, key }: Matter): string => `${kind}:${id}#${key ?? ''}`
