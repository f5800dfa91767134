import type { Kind } from '../../talk.ts'
import { pageDone } from './page-done.ts'
import { pagesLeft } from './pages-left.ts'

/** What is asked of the pages of the Founder file as such: which are empty, and what follows one that is filled in. */
export const ofPages: readonly Kind[] = [pageDone, pagesLeft]
