import { counted } from '#platform/format/numbers.ts'
import type { Resource } from '../resources/resources.contract.ts'

/** `38 kB`, `1.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const formatWords: Record<Resource['format'], string> = {
  xlsx: 'Spreadsheet',
  docx: 'Document',
  pdf: 'PDF',
  mp4: 'Film',
}

export const ratingWords = ({ rating, ratings }: Pick<Resource, 'rating' | 'ratings'>): string | null =>
  rating === null ? null : `Rated ${rating} of 5 by ${counted(ratings, 'member')}`
