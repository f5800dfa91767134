import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { resourceFormats, resourceTypes } from '../library.content.ts'
import { libraryRefusals, ResourceParams } from '../library.contract.ts'
import { allResources, resourceCategories, searchLimit } from './resources.rules.ts'

export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(resourceCategories),
  type: z.enum(resourceTypes),
  format: z.enum(resourceFormats),
  tier: z.enum(tiers),
  featured: z.boolean(),
  /** Mean of all ratings, 1–5 with one decimal; null before the first. */
  rating: z.number().nullable(),
  ratings: z.number(),
  downloads: z.number(),
  /** Bytes. */
  size: z.number(),
  createdAt: Instant,
  hasAccess: z.boolean(),
  /** When this member first downloaded it. */
  downloadedAt: Instant.nullable(),
  /** What this member gave it. */
  stars: z.number().nullable(),
})

export type Resource = z.infer<typeof Resource>

export const ResourceDetail = Resource.extend({
  /** How the file is used: the safe tree of `program/lesson.ts`. */
  about: z.array(z.any()),
  /** Transcript of a film; null if there is none or the tier is too low. */
  transcript: z.string().nullable(),
  /** How many pages can be previewed without downloading. */
  pages: z.number(),
  lessons: z.array(z.object({ id: z.string(), moduleId: z.string(), title: z.string(), isOpen: z.boolean() })),
})

export type ResourceDetail = z.infer<typeof ResourceDetail>

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'signedIn',
  topics: ['downloads', 'ratings'],
  summary: 'The library, filtered by category, search words or lesson.',
  query: z.object({
    category: z.enum([allResources, ...resourceCategories]).default(allResources),
    /** Words of title or description, in any case. */
    search: z.string().trim().max(searchLimit).default(''),
    /** A sub-module: the resources that its lesson names, in its order. */
    lesson: z.string().max(120).optional(),
  }),
  reply: z.array(Resource),
})

export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/resources/featured',
  access: 'signedIn',
  topics: ['downloads', 'ratings'],
  summary: 'The three to six resources to begin with.',
  reply: z.array(Resource),
})

export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/:resourceId',
  access: 'signedIn',
  topics: ['downloads', 'ratings'],
  summary: 'One resource: how it is used, and in which lessons; also answered when it is locked.',
  params: ResourceParams,
  reply: ResourceDetail,
  refusals: [libraryRefusals.notFound],
})
