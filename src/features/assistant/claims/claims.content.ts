import { z } from 'zod'

/** What a number in an idea's text can be about, so that it is compared with nothing else. */
const claimedKinds = ['conversations', 'had', 'contacted', 'payers', 'price', 'revenue'] as const
export type ClaimedKind = (typeof claimedKinds)[number]

const Says = z.union([z.string(), z.tuple([z.string(), z.string()])])
const About = { says: Says, claims: z.enum(claimedKinds).optional() }

/** `says` follows the figure: “7 conversations”; of two, the first is for one. */
const Source = z.union([
  z.strictObject({ figure: z.string().regex(/^[a-z0-9-]+\..+$/), ...About }),
  z.strictObject({ number: z.string(), ...About }),
])
export type CountedSource = z.infer<typeof Source>

/**
 * `claims.yaml`: for each criterion of an idea, the figures of the Founder file that count it, and the lessons whose exercises
 * test it. Of a table's column the filled rows are counted.
 */
export const ClaimsFile = z.record(
  z.string(),
  z.strictObject({ counted: z.array(Source).min(1), tests: z.array(z.string()).min(1) }),
)
export type ClaimsFile = z.infer<typeof ClaimsFile>
