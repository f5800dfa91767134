/** The first lesson that an answer links, or whose page it does. */
export const lessonIdIn = (answer: string): string | undefined =>
  /\/modules\/[a-z0-9-]+\/submodules\/([a-z0-9-]+)/.exec(answer)?.[1]

export const linksLesson = (answer: string): boolean => /\]\(\/modules\//.test(answer)

/** Whether an answer names a place of the product itself. */
export const linksProduct = (answer: string): boolean =>
  /\]\(\/(?:settings|pricing|coaching|refer|refunds|resources|summit|frontier|terms|privacy)\b/.test(answer)
