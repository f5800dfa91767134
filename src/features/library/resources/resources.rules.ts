import type { Resource } from '../library.ts'

export const resourceCategories = [
  'Templates',
  'Video Guides',
  'Case Studies',
  'Coaching Materials',
  'Tools & Software',
] as const

/** The filter that shows every category. */
export const allResources = 'All Resources'

export type ResourceCategory = typeof allResources | (typeof resourceCategories)[number]

type Wanted = { category: string; search: string }

/** Whether a resource is in the category and has the words in its title or description, in any case. */
export const matches = ({ category, title, description }: Resource, wanted: Wanted): boolean =>
  (wanted.category === allResources || wanted.category === category) &&
  (wanted.search === '' ||
    [title, description].some((text) => text.toLowerCase().includes(wanted.search.trim().toLowerCase())))

/** Characters of a search in the library. */
export const searchLimit = 200
