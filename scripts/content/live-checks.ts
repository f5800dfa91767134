import { type Content, type Fault, withLessons } from './content.ts'
import { checkChecklistKeys } from './lessons/checklist-lock.ts'
import { checkLinks } from './lessons/links.ts'
import { checkParts, checkWritten } from './lessons/parts.ts'
import { checkRunning } from './lessons/running.ts'
import { checkFiles } from './library/resource-files.ts'
import { checkTaught } from './taught.ts'
import { checkWorksheets } from './worksheets.ts'

type LiveCheck = {
  run: (content: Content) => Fault[]
  /** Where all that it looks at is. */
  of: RegExp
}

const lessons = /^modules\//
const pages = /^worksheets\/|^(?:metrics|plan|own)\.yaml$/

/**
 * Of the checks those without which members would miss or lose something: parts of a lesson, ticks, answers, files. How
 * well a text is written is for `npm run content:check` to say; a word that no dictionary knows keeps no correction back.
 */
const liveChecks: readonly LiveCheck[] = [
  { run: checkWritten, of: lessons },
  { run: checkParts, of: lessons },
  { run: checkChecklistKeys, of: /^modules\/|^checklists\.lock\.yaml$/ },
  { run: checkLinks, of: /^(?:modules|legal|resources)\// },
  { run: checkFiles, of: /^resources\// },
  { run: checkWorksheets, of: pages },
  { run: checkTaught, of: /^(?:drafts|sum-ways|kinds|reactions)\.yaml$|(?:^|\/)phrasings\.yaml$|^file-asks\// },
  { run: checkRunning, of: /^modules\/|^worksheets\// },
]

type Change = {
  changed: readonly string[]
  /** Whether files came or went: then what names them is looked at too. */
  moved: boolean
}

/** What is wrong with changed content, given that the rest was served before. */
export function liveFaults(content: Content, { changed, moved }: Change): Fault[] {
  const isMeant = ({ of }: LiveCheck) => changed.some((path) => of.test(path))
  if (moved || changed.includes('checklists.lock.yaml'))
    return liveChecks.filter((check) => moved || isMeant(check)).flatMap(({ run }) => run(content))
  // Taking a lesson apart takes most of the time of all of this.
  const touched = content.lessons.filter(({ moduleId, id }) => changed.includes(`modules/${moduleId}/${id}.md`))
  const only = withLessons(content, touched)
  return liveChecks.filter(isMeant).flatMap(({ run }) => run(only))
}
