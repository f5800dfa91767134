/** PostgreSQL stores no such character, and a model may write it. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '')
