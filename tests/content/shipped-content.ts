import { resolve } from 'node:path'
import { readContent } from '../../scripts/content/content.ts'

/** The program as it ships, read once for all files that a worker runs. */
export const shippedContent = readContent(resolve('content'))
