import type { Kind } from '../../../talk.ts'
import { afterFeeling } from './after-feeling.ts'
import { helpBeside } from './of-help.ts'
import { fewerOfList } from './of-list.ts'
import { ofStandingBefore } from './of-standing.ts'
import { mineOf } from './of-term.ts'
import { onFromStory, othersThan } from './on-from-story.ts'

/** What only the answer before gives a meaning, by what kind of answer it was: before anything that a few words are like. */
export const ofContext: readonly Kind[] = [
  fewerOfList,
  afterFeeling,
  ofStandingBefore,
  helpBeside,
  mineOf,
  othersThan,
  onFromStory,
]
