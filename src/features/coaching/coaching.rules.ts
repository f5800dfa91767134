/** Share of clients who graduated, in whole percent; 0 with no clients. */
export const successRate = (graduated: number, total: number): number =>
  total === 0 ? 0 : Math.round((graduated / total) * 100)

/** Mean, rounded to one decimal; 0 for an empty list. */
export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'A member'
