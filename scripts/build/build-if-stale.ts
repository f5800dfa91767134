import { buildIfStale } from './stale.ts'

buildIfStale()
