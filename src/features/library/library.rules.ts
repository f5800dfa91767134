import type { Resource } from './library.ts'

export const resourceCategories = [
  'Templates',
  'Video Guides',
  'Case Studies',
  'Coaching Materials',
  'Tools & Software',
] as const

/** The chip that leaves nothing out. */
export const allResources = 'All Resources'

/** Seconds that a link to a file is good for. */
export const linkSeconds = 300

type Wanted = { category: string; search: string }

/** Whether a resource is in the category and has the words in its title or description, in any case. */
export const matches = ({ category, title, description }: Resource, wanted: Wanted): boolean =>
  (wanted.category === allResources || wanted.category === category) &&
  [title, description].some((text) => text.toLowerCase().includes(wanted.search.trim().toLowerCase()))

/** Mean of the stars given, with one decimal; null before the first. */
export const meanRating = ({ stars, ratings }: { stars: number; ratings: number }): number | null =>
  ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10
