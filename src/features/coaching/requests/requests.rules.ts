export const requestKinds = ['session', 'plan-review'] as const
export type RequestKind = (typeof requestKinds)[number]
