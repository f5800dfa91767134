import type { Edit } from './edits.ts'

const wanted = /\b(?:for|as an?|on|via|by|in) (?:whats ?app|sms|text(?: message)?|messenger|dm)\b/

/** For a phone: without a subject, each paragraph a line. */
export const onPhone = (plain: string): Edit | undefined =>
  wanted.test(plain)
    ? (draft) => {
        const short = draft
          .replace(/^Subject:[^\n]*\n+/i, '')
          .replace(/\n{2,}/g, '\n')
          .replace(/^(Hello|Hi|Dear) ([^,\n]{1,40}),\n/, '$1 $2, ')
        return short === draft ? undefined : short
      }
    : undefined
