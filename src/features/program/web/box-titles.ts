import type { BoxName } from '../lesson.ts'

/** What each kind of box is called. */
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
