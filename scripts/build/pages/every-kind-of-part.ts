import type { Site } from '../../../src/app/site.ts'
import { boxNames } from '../../../src/features/program/lesson.ts'
import { parseLesson } from '../../../src/features/program/server/parse-lesson.ts'

const parts = `
## A heading
### A smaller one
#### The smallest
A paragraph with *stress*, **more stress**, ~~what was struck~~, \`code\` and a [link](/first-lesson).\\
A new line.

- A list

1. A numbered list

- [ ] A task
- [x] A task that is done
- [ ]
  > A task without words

> A quote

| A | table |
|:--|------:|
| 1 |     2 |

\`\`\`
Code
\`\`\`

---

${boxNames.map((name) => `:::${name}{business="kiln"}\nText in a box.\n\n- [ ] A task in a box\n:::\n\n:::${name}{title="A title"}\nText.\n:::`).join('\n\n')}
`

/** A site whose texts have every kind of part that a text can have, and whose front page shows all that it can show. */
export function everyKindOfPart({ landing, legalTexts, ...site }: Site): Site {
  const blocks = parseLesson(parts)
  return {
    ...site,
    landing: {
      ...landing,
      citation: blocks,
      firstLesson: { ...landing.firstLesson, opening: blocks, blocks },
      hasCommunity: true,
      hasCalls: true,
      hasCoaching: true,
    },
    legalTexts: legalTexts.map((text) => ({ ...text, draft: !text.draft, blocks })),
  }
}
