import type { z } from 'zod'
import { counted, numberText } from '#platform/format/numbers.ts'

type Issue = z.core.$ZodIssue
type OfCode<C extends Issue['code']> = Extract<Issue, { code: C }>

/** What is wrong with an input, as a sentence for people; a schema's own sentence is kept. */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return limitSentence('At most', issue.origin, issue.maximum)
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return 'Please fill this in.'
      return limitSentence('At least', issue.origin, issue.minimum)
    case 'invalid_type':
      return typeSentence(issue)
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return own(issue) ?? formats[issue.format] ?? 'This isn’t in the right format.'
    case 'unrecognized_keys':
      return `Unknown here: ${issue.keys.join(', ')}.`
    default:
      return own(issue) ?? 'This isn’t a value we can use here.'
  }
}

function limitSentence(words: 'At most' | 'At least', origin: string, limit: number | bigint): string {
  const amount = Number(limit)
  if (origin === 'string') return `${words} ${counted(amount, 'character')}.`
  if (origin === 'array' || origin === 'set') return `${words} ${counted(amount, 'entry', 'entries')}.`
  return `${words} ${numberText(amount)}.`
}

function typeSentence({ expected, input }: OfCode<'invalid_type'>): string {
  if (input === undefined && !(expected in types)) return 'Please fill this in.'
  return types[expected] ?? 'This isn’t a value we can use here.'
}

const types: Record<string, string> = {
  int: 'Enter a whole number.',
  number: 'Enter a number.',
  string: 'Enter some text.',
  array: 'Send a list.',
  object: 'Send an object.',
  boolean: 'Send true or false.',
}

const formats: Record<string, string> = {
  email: 'Enter an email address, like name@example.com.',
  url: 'Enter a web address.',
  date: 'Enter a date, like 2026-11-22.',
  datetime: 'Enter a date and time, like 2026-11-22T18:00:00Z.',
}

/** The library's own messages all begin with one of these words. */
const own = ({ message }: Issue): string | undefined =>
  /^(Invalid|Too |Unrecognized|Expected)/.test(message) ? undefined : message
