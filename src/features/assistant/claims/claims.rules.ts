import type { Mark } from '#features/founder-file/worksheets/kinds.ts'

/** Counted on a page of the Founder file, said in the idea's text alone, or neither. */
export const claimMarks = ['counted', 'said', 'test'] as const
export type ClaimMark = (typeof claimMarks)[number]

export const markNames: Readonly<Record<ClaimMark, string>> = {
  counted: 'Counted in your file',
  said: 'You said',
  test: 'Needs a test',
}

/** A figure of the Founder file and the page that it stands on. */
export type CountedFigure = {
  /** The figure with what it counts: “7 conversations”. */
  text: string
  title: string
  href: string
  mark: Mark | null
  /** Local date, `2026-03-02`. */
  date: string | null
}

/** A lesson whose exercise would test the claim, with the minutes of work that it takes. */
export type ClaimTest = {
  says: string
  minutes: number
  lesson: string
  /** Null where the member's plan doesn't open the lesson. */
  href: string | null
  /** The plan that opens it; null where it is open. */
  lockedUntil: string | null
}

/** The text's number and the file's, where they differ. */
export type Conflict = { said: string; told: string; title: string; href: string }

export type Claim = {
  /** The criterion's name. */
  name: string
  mark: ClaimMark
  figures: CountedFigure[]
  conflict: Conflict | null
  /** The page that would count what was only said. */
  countsOn: { title: string; href: string } | null
  tests: ClaimTest[]
}

/** `You write “20 interviews”; your file counts 7 conversations`. */
export const conflictText = ({ said, told }: Conflict): string => `You write “${said}”; your file ${told}`

/** The claim in a line of the chat. */
export function claimLine({ mark, figures, conflict }: Claim): string {
  const hangsOn = figures.map(({ text, title, mark }) => `${mark === 'G' ? 'a guess, ' : ''}${text} (${title})`)
  const behind = hangsOn.length > 0 ? `: ${hangsOn.join('; ')}` : ''
  return `${markNames[mark].toLowerCase()}${behind}${conflict ? `. ${conflictText(conflict)} (${conflict.title})` : ''}`
}

/** What became counted between two analyses of the same idea, or changed, or is no longer counted. */
export type CountedChange = { name: string; was: string | null; now: string | null }

/** Of two analyses that both read the file; a figure is compared with the same page's figure. */
export function countedSince(then: readonly Claim[], now: readonly Claim[]): CountedChange[] {
  return now.flatMap((claim) => {
    const before = countedIn(then.find(({ name }) => name === claim.name))
    const after = countedIn(claim)
    const was = before.find(({ href, text }) => after.some((one) => one.href === href && one.text !== text))
    if (was) return { name: claim.name, was: was.text, now: after.find(({ href }) => href === was.href)?.text ?? null }
    if (before.length === 0 && after[0]) return { name: claim.name, was: null, now: after[0].text }
    return before[0] && after.length === 0 ? { name: claim.name, was: before[0].text, now: null } : []
  })
}

const countedIn = (claim: Claim | undefined) =>
  claim?.mark === 'counted' ? claim.figures.filter(({ mark }) => mark !== 'G') : []
