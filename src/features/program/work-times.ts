import { hoursText, minutesText } from '#platform/format/durations.ts'
import type { Minutes } from './program.content.ts'

/** `6 min read · 24 min desk · 3 h field`; zeros are left out. */
export const workTimes = (minutes: Minutes): string => timesBy(minutes, minutesText)

/** The same for the sum of many lessons: `45 min read · 9 h desk · 20 h field`. */
export const workHours = (minutes: Minutes): string => timesBy(minutes, hoursText)

/** What a lesson takes: `36 min`, or with work out in the business `36 min now, 4 h 30 min in the field`. */
export const timesOf = ({ minutes, fieldMinutes }: { minutes: number; fieldMinutes: number }): string =>
  fieldMinutes > 0 ? `${minutesText(minutes)} now, ${minutesText(fieldMinutes)} in the field` : minutesText(minutes)

export const sumMinutes = (all: readonly { minutes: Minutes }[]): Minutes =>
  all.reduce<Minutes>(
    (sum, { minutes }) => ({
      read: sum.read + minutes.read,
      desk: sum.desk + minutes.desk,
      field: sum.field + minutes.field,
    }),
    { read: 0, desk: 0, field: 0 },
  )

const kinds = ['read', 'desk', 'field'] as const

/** No line breaks inside a time or before a dot. */
const timesBy = (minutes: Minutes, write: (minutes: number) => string) =>
  kinds
    .filter((kind) => minutes[kind] > 0)
    .map((kind) => `${write(minutes[kind])} ${kind}`.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')
