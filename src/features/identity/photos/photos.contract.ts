import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { photoLimits } from './photos.rules.ts'

const Photo = z.object({ profileImageUrl: z.string().nullable() })

export const savePhoto = endpoint({
  method: 'POST',
  path: '/api/settings/photo',
  access: 'signedIn',
  changes: allTopics,
  summary: `Takes a JPEG, PNG or WebP of up to ${photoLimits.text} and keeps a small square of it, with nothing of its metadata.`,
  bytes: photoLimits.bytes,
  reply: Photo,
  refusals: [
    identityRefusals.notAPhoto,
    identityRefusals.photoTooLarge,
    identityRefusals.photoTooLong,
    identityRefusals.photoUnreadable,
    identityRefusals.photosBusy,
  ],
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/settings/photo',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Takes the photo away.',
  reply: Photo,
})

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id',
  access: 'public',
  summary: 'The photo at an unguessable address.',
  params: z.object({ id: z.string().max(64) }),
  reply: z.undefined(),
  refusals: [identityRefusals.photoNotFound],
})
