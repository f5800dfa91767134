import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { resourceFormats, resourceTypes } from './library.content.ts'
import { allResources, resourceCategories } from './library.rules.ts'

export const libraryRefusals = refusals('library', {
  notFound: [404, "The resource you're looking for doesn't exist."],
  locked: [403, (tierName: string) => `Upgrade to ${tierName} to access this resource.`],
  notDownloaded: [403, 'Download this resource before you rate it.'],
  linkUnknown: [404, 'This link is not for you, or not for this file.'],
  linkExpired: [410, 'This link was good for five minutes. Ask for the file again in the library.'],
})

const ResourceParams = z.object({ resourceId: z.string().max(120) })

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
  /** What is said in a film; null where there is none, or the tier is too low. */
  transcript: z.string().nullable(),
  /** How many pages can be looked at without downloading. */
  pages: z.number(),
  lessons: z.array(z.object({ id: z.string(), moduleId: z.string(), title: z.string(), isOpen: z.boolean() })),
})
export type ResourceDetail = z.infer<typeof ResourceDetail>

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'signedIn',
  topics: ['downloads', 'ratings'],
  summary: 'The library, or the part of it that a category, words or a lesson name.',
  query: z.object({
    category: z.enum([allResources, ...resourceCategories]).default(allResources),
    /** Words of title or description, in any case. */
    search: z.string().trim().max(200).default(''),
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
  summary: 'One resource: how it is used, and in which lessons; answered when locked too.',
  params: ResourceParams,
  reply: ResourceDetail,
  refusals: [libraryRefusals.notFound],
})

const FileLink = z.string().describe('A link on this site, for this member, good for five minutes')

export const downloadResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/download',
  access: 'signedIn',
  changes: ['downloads'],
  summary: 'Counts one download and answers where the file is for the next five minutes.',
  params: ResourceParams,
  reply: z.object({ success: z.literal(true), url: FileLink }),
  refusals: [libraryRefusals.notFound, libraryRefusals.locked],
})

export const openResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/open',
  access: 'signedIn',
  summary:
    'Where to look at a resource without downloading it: its film with captions, or pictures of its first pages.',
  params: ResourceParams,
  reply: z.object({ film: FileLink.nullable(), captions: FileLink.nullable(), pages: z.array(FileLink) }),
  refusals: [libraryRefusals.notFound, libraryRefusals.locked],
})

export const rateResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/rating',
  access: 'signedIn',
  changes: ['ratings'],
  summary: 'Rates a resource that the member downloaded; again changes the rating.',
  params: ResourceParams,
  body: z.object({ stars: z.int().min(1).max(5) }),
  reply: z.object({ rating: z.number(), ratings: z.number() }),
  refusals: [libraryRefusals.notFound, libraryRefusals.notDownloaded],
})

export const getResourceFile = endpoint({
  method: 'GET',
  path: '/api/resources/:resourceId/files/:part',
  access: 'signedIn',
  summary: 'The file behind a link: whole or in ranges. A browser that follows a link gone old lands in the library.',
  params: ResourceParams.extend({ part: z.string().max(20) }),
  query: z.object({ until: z.string().max(20).default(''), signature: z.string().max(100).default('') }),
  reply: z.undefined(),
  refusals: [
    libraryRefusals.notFound,
    libraryRefusals.linkUnknown,
    libraryRefusals.linkExpired,
    libraryRefusals.locked,
  ],
})
