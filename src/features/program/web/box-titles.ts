import type { BoxName } from '../lesson.ts'

/** The title of each kind of box. */
export const boxTitles: Record<BoxName, string> = {
  example: 'Worked example',
  exercise: 'Exercise',
  good: 'What good looks like',
  checklist: 'Checklist',
  mistakes: 'Common mistakes',
  deliverable: 'What you leave with',
  note: 'Note',
  source: 'Source',
}
