import { counted } from '#platform/format/numbers.ts'
import type { Resource } from '../resources/resources.contract.ts'

export const formatWords: Record<Resource['format'], string> = {
  xlsx: 'Spreadsheet',
  docx: 'Document',
  pdf: 'PDF',
  mp4: 'Video',
}

export const ratingWords = ({ rating, ratings }: Pick<Resource, 'rating' | 'ratings'>): string | null =>
  rating === null ? null : `Rated ${rating} of 5 by ${counted(ratings, 'member')}`
