import { z } from 'zod'
import { refusals } from '#shared/refusal.ts'

export const libraryRefusals = refusals('library', {
  notFound: [404, "The resource you're looking for doesn't exist."],
  locked: [403, (tierName: string) => `Upgrade to ${tierName} to access this resource.`],
  notDownloaded: [403, 'Download this resource before you rate it.'],
  linkUnknown: [404, 'This link isn’t for you, or not for this file.'],
  linkExpired: [410, 'This link has expired: file links last five minutes. Download the file again from the library.'],
})

export const ResourceParams = z.object({ resourceId: z.string().max(120) })

export const FileLink = z.string().describe('A link on this site, for this member, good for five minutes')
