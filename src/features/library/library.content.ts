import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { Slug } from '#features/program/program.content.ts'
import { resourceCategories } from './resources/resources.rules.ts'

const Words = z.string().trim().min(1)
const FileName = z.string().regex(/^[a-z0-9-]+\.[a-z0-9]+$/, 'name a file of content/resources/files, without a folder')

export const resourceTypes = ['template', 'video', 'guide', 'case study'] as const
export const resourceFormats = ['xlsx', 'docx', 'pdf', 'mp4'] as const

/** Front matter of `content/resources/<id>.md`; the text below it says how the file is used. */
export const ResourceFile = z
  .strictObject({
    id: Slug,
    title: Words.max(80),
    description: Words.max(200),
    category: z.enum(resourceCategories),
    type: z.enum(resourceTypes),
    format: z.enum(resourceFormats),
    tier: z.enum(tiers),
    featured: z.boolean().default(false),
    file: FileName,
    /** WebVTT and plain text beside the film. */
    captions: FileName.optional(),
    transcript: FileName.optional(),
    createdAt: z.iso.date(),
  })
  .refine(({ file, format }) => file.endsWith(`.${format}`), {
    path: ['file'],
    error: 'ends otherwise than format says',
  })
  .refine(({ type, format }) => (type === 'video') === (format === 'mp4'), {
    path: ['format'],
    error: 'a video is an mp4, and nothing else is',
  })
  .refine(({ format, captions, transcript }) => format !== 'mp4' || (captions && transcript), {
    path: ['captions'],
    error: 'a film needs captions and a transcript',
  })
