/** Graduated of all clients in whole percent; 0 with no clients. */
export const successRate = (graduated: number, total: number): number =>
  total === 0 ? 0 : Math.round((graduated / total) * 100)

/** Mean with one decimal at most; 0 of nothing. */
export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'A member'
